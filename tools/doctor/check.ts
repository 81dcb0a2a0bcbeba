import type { SendRequest } from './send-request.ts'

/** The settings that have a value, without surrounding spaces. */
export type Settings = Readonly<Record<string, string | undefined>>

/** `problem`: to correct, or the check was not possible. `note`: a choice of the operator. */
export type CheckResult = { verdict: 'ok' | 'problem' | 'note'; message: string }

/** Rejects if a service cannot be reached. */
export type Check = () => Promise<readonly CheckResult[]>

/** The checks of a subject. A check that needs an absent setting is left out: the settings report it. */
export type ChecksOf = (settings: Settings, sendRequest: SendRequest) => readonly Check[]

export const ok = (message: string): CheckResult => ({ verdict: 'ok', message })
export const problem = (message: string): CheckResult => ({ verdict: 'problem', message })
export const note = (message: string): CheckResult => ({ verdict: 'note', message })

/** Returns the results, or that all is well if there are none. */
export const orOk = (results: readonly CheckResult[], message: string): readonly CheckResult[] =>
  results.length > 0 ? results : [ok(message)]
