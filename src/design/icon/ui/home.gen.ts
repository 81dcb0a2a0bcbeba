// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const homeIcon = { path: 'M224,120v96a8,8,0,0,1-8,8H40a8,8,0,0,1-8-8V120a15.87,15.87,0,0,1,4.69-11.32l80-80a16,16,0,0,1,22.62,0l80,80A15.87,15.87,0,0,1,224,120Z' }
