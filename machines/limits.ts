/** The timeout of a request to a service, body included, in ms (specification, section 9). */
export const callLimit = 10_000

/**
 * How long to wait for the sign-in of another tab, in ms. The identity library polls its storage every 800 ms; three
 * polls and a margin.
 */
export const syncLimit = 2_500

/** The maximum number of automatic checks of an email verification (specification, section 9). */
export const checkLimit = 30

/** The time between two automatic checks of an email verification, in ms (specification, section 9). */
export const pollInterval = 10_000

/** The minimum time between two checks that hints trigger, such as the page becoming visible, in ms. */
export const hintInterval = 10_000

/** The minimum time between two emails of a kind to one recipient, in all tabs, in ms (specification, section 9). */
export const emailCooldown = 60_000

/** How long /verify-email shows success before the redirect, in ms (specification, section 4). */
export const redirectDelay = 1_500

/** How long to wait for the clipboard, in ms: a write takes a few, and some browsers never answer. */
export const clipboardLimit = 1_000

/** After a panel change the landing page ignores gestures for this time, in ms (specification, section 9). */
export const panelCooldown = 1_000

/** The time between the single steps of a jump on the landing page, in ms (specification, section 9). */
export const jumpInterval = 1_200

/** The time until `deadline` (epoch ms), in ms: never more than `limit`, however the clock jumps; 0 without a deadline. */
export const timeUntil = (deadline: number | null, now: number, limit: number): number =>
  deadline === null ? 0 : Math.min(Math.max(deadline - now, 0), limit)

/** The same in seconds, rounded up. */
export const secondsUntil = (deadline: number | null, now: number, limit: number): number =>
  Math.ceil(timeUntil(deadline, now, limit) / 1_000)
