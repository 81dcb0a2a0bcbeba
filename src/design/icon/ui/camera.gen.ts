// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const cameraIcon = { path: 'M208,56H180.3L166.7,35.6A8,8,0,0,0,160,32H96a8,8,0,0,0-6.7,3.6L75.7,56H48A24,24,0,0,0,24,80V192a24,24,0,0,0,24,24H208a24,24,0,0,0,24-24V80A24,24,0,0,0,208,56Zm-44,76a36,36,0,1,1-36-36A36,36,0,0,1,164,132Z' }
