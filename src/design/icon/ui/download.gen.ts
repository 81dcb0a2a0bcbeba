// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const downloadIcon = { path: 'M228,144v64a12,12,0,0,1-12,12H40a12,12,0,0,1-12-12V144a12,12,0,0,1,24,0v52H204V144a12,12,0,0,1,24,0Zm-108.5,8.5a12,12,0,0,0,17,0l40-40a12,12,0,0,0-17-17L140,115V32a12,12,0,0,0-24,0v83L96.5,95.5a12,12,0,0,0-17,17Z' }
