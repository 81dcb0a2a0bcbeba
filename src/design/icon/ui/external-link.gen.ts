// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const externalLinkIcon = { path: 'M200,64V168a8,8,0,0,1-16,0V83.3L69.7,197.7a8,8,0,0,1-11.3-11.3L172.7,72H88a8,8,0,0,1,0-16H192A8,8,0,0,1,200,64Z' }
