/** In ms. */
export const day = 24 * 60 * 60 * 1000

/** Never-verified records that were last seen before this time have expired: 7 days. */
export const expiryOfUnverified = (now: number): Date => new Date(now - 7 * day)

/** Places whose last sign-in was before this time have expired: 90 days. */
export const expiryOfPlaces = (now: number): Date => new Date(now - 90 * day)

/** How long a pending token is valid, in ms: 24 hours. */
export const pendingTokenLifetime = day
