/** What one check found: it is well, it is wrong, or it could not be checked and why. */
export type Finding = { verdict: 'well' | 'wrong' | 'unknown'; sentence: string }

/** A check with its subject; resolves always. */
export type Check = { about: string; run: () => Promise<readonly Finding[]> }

/** The subject is as it should be. */
export const well = (sentence: string): Finding => ({ verdict: 'well', sentence })

/** The subject must be mended, as the sentence says. */
export const wrong = (sentence: string): Finding => ({ verdict: 'wrong', sentence })

/** The subject could not be looked at; the sentence says why. */
export const unknown = (sentence: string): Finding => ({ verdict: 'unknown', sentence })
