const day = 24 * 60 * 60 * 1000

/** A never-verified record last seen before this moment has expired: 7 days. */
export const expiryOfUnverified = (now: number): Date => new Date(now - 7 * day)

/** How long the token from registration can be used: 24 hours. */
export const pendingTokenLifetime = day
