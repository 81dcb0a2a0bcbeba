// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const errorIcon = { path: 'M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm-8,56a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm8,104a12,12,0,1,1,12-12A12,12,0,0,1,128,184Z' }
