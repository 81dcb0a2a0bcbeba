// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const toastSuccessIcon = { path: 'M232.5,80.5l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.5,63.5a12,12,0,0,1,17,17Z' }
