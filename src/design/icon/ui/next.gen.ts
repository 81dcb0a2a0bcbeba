// Written by `npm run icons` from @phosphor-icons/core (MIT).
export const nextIcon = { path: 'M224.5,136.5l-72,72a12,12,0,0,1-17-17L187,140H40a12,12,0,0,1,0-24H187L135.5,64.5a12,12,0,0,1,17-17l72,72A12,12,0,0,1,224.5,136.5Z', mirrors: true }
