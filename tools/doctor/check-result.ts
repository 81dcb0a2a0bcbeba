/**
 * The result of a check. `unchecked` means that the check was not possible. A `note` is information that the
 * doctor cannot check at all.
 */
export type CheckResult = { verdict: 'ok' | 'problem' | 'unchecked' | 'note'; message: string }

/** A check and its subject. `run` never rejects. */
export type Check = { subject: string; run: () => Promise<readonly CheckResult[]> }

/** The check passed. */
export const ok = (message: string): CheckResult => ({ verdict: 'ok', message })

/** The check failed. The message describes how to correct it. */
export const problem = (message: string): CheckResult => ({ verdict: 'problem', message })

/** The check was not possible, for the reason in the message. */
export const unchecked = (message: string): CheckResult => ({ verdict: 'unchecked', message })

/** A choice of the operator, or a setting that only the operator can see. */
export const note = (message: string): CheckResult => ({ verdict: 'note', message })
