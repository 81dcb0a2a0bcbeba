import { isDeepStrictEqual } from 'node:util'
import type { newMember } from '../../../machines/samples.ts'
import type { SessionEndReason } from '../../../machines/session/session-events.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'
import { emptySession } from '../../support/fakes/storage.ts'
import { type MachineEnd, walkMachine } from '../../support/paths/walk-machine.ts'

/* Paths through the session machine, and the messages that it sends. */

/**
 * The end of a path. The storage always runs, so `services` leaves it out. Reports are left out too: the messages about
 * the member, which session-reports.test.ts tests, and about the sign-in, which session-answers.test.ts tests. The
 * answers to the page are among the latter.
 */
export const at = (input: keyof typeof sessionModel.inputs, ...moves: string[]) => {
  const end = walkMachine(sessionModel, input, ...moves)
  const { storage: _, ...services } = end.services
  return { ...withoutReports(end), services }
}

/**
 * The end of a path without the messages about the member and the sign-in. The page host gets the end of a session too,
 * directly before the onboarding.
 */
export const withoutReports = (end: MachineEnd): MachineEnd => {
  const { app = [], page: _, session: __, signIns: ___, pageHost = [], ...others } = end.sentTo
  const rest = app.filter((message) => !isReport(message))
  const emitted = end.emitted.filter((message) => !isReport(message))
  for (const message of pageHost) {
    const at = emitted.findIndex((other) => !isReport(message) && isDeepStrictEqual(other, message))
    if (at >= 0) emitted.splice(at, 1)
  }
  return { ...end, emitted, sentTo: rest.length > 0 ? { ...others, app: rest } : others }
}

const isReport = (message: unknown): boolean => isMemberChange(message) || isAboutSignIn(message)

/** The session's message to the app, not the event of the same name that a page sends to the session. */
const isMemberChange = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'identity' in message && 'member' in message

/** Whether the session reports a sign-in or its answer to the pages. */
export const isAboutSignIn = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  typeof message.type === 'string' &&
  /^(sign-in (started|ended)|session (not )?opened|deletion resumed)$/.test(message.type)

export const empty = (...moves: string[]) => at('an empty storage', ...moves)
export const member = (...moves: string[]) => at('a stored member', ...moves)
export const signUp = (...moves: string[]) => at('a stored sign-up', ...moves)
export const deletion = (...moves: string[]) => at('an unfinished deletion', ...moves)

export const authenticated = ['identity verified (by password)', 'fetch token: is fetched']
export const social = ['identity verified (by Google)', 'fetch token: is fetched']
export const resumed = ['read identity: finds the member', 'fetch token: is fetched']
export const noRecord = 'log in to backend: finds no record'
export const ended = (reason: SessionEndReason) => ({ type: 'session ended', reason })
export const cleared = { type: 'clear member' }
export const elsewhere = { type: 'notice', notice: 'signed out elsewhere' }
export const toLogin = { type: 'navigate', to: '/login', withReturnPath: false }
export const toSettings = { type: 'navigate', to: '/settings', withReturnPath: false }
export const signedIn = (who: typeof newMember) => [
  { type: 'email verified', email: who.email },
  { type: 'signed in', member: who, authType: 'local', returnTo: null },
]

export const storedSessionOf = (who: typeof newMember, changes: object = {}) => ({
  ...emptySession,
  ...{ token: 'token-1', isLoggedIn: true, userId: 'uid-maya', displayName: who.name },
  ...changes,
})
export const nothing = emptySession
export const stores = (entries: object, owner?: string) => ({
  type: 'write session',
  entries,
  ...(owner !== undefined && { owner }),
})
/** The commands to the storage when a sign-in fails. */
export const signInFailed = [stores(nothing)]
/** The commands to the storage when a member is signed in. */
export const storesMember = (entries: ReturnType<typeof storedSessionOf>) => [stores(entries)]

export const restored = ['read identity: finds the member', 'load member: is loaded']
export const foundUnverified = [
  'read identity: finds the unverified identity',
  'reload identity: finds the email unverified',
]
/** No other tab has signed in the expected identity. */
export const foundAnother = ['read identity: finds another identity', '⏱ sync limit']
export const foundNone = ['read identity: finds no identity', '⏱ sync limit']
export const anonymous = { identity: null, member: null, token: null }
