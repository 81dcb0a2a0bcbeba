import type { newMember } from '../../../machines/samples.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'
import { emptySession } from '../../support/fakes/storage.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'

/* Paths through the session machine, and the events that it emits. */

export const at = (input: keyof typeof sessionModel.inputs, ...moves: string[]) =>
  walkMachine(sessionModel, input, ...moves)
export const empty = (...moves: string[]) => at('an empty storage', ...moves)
export const member = (...moves: string[]) => at('a stored member', ...moves)
export const signUp = (...moves: string[]) => at('a stored sign-up', ...moves)
export const deletion = (...moves: string[]) => at('an unfinished deletion', ...moves)

export const authenticated = ['identity verified (by password)', 'fetch token: is fetched']
export const social = ['identity verified (by Google)', 'fetch token: is fetched']
export const resumed = ['read identity: finds the member', 'fetch token: is fetched']
export const noRecord = 'log in to backend: finds no record'
export const ended = { type: 'session ended' }
export const cleared = { type: 'session cleared' }
export const elsewhere = { type: 'notice', notice: 'signed out elsewhere' }
export const toLogin = { type: 'navigate', to: '/login', withReturnPath: false }
export const toSettings = { type: 'navigate', to: '/settings', withReturnPath: false }
export const signedIn = (who: object) => ({ type: 'signed in', member: who, returnTo: null })

export const storedSessionOf = (who: typeof newMember, changes: object = {}) => ({
  token: 'token-1',
  isLoggedIn: true,
  isGoogleAuth: false,
  isAppleAuth: false,
  userId: 'uid-maya',
  displayName: who.name,
  profileImage: null,
  pendingToken: null,
  tempUserEmail: null,
  ...changes,
})
export const nothing = emptySession
export const stores = (entries: object) => ({ type: 'session stored', entries })

export const restored = ['read identity: finds the member', 'load member: is loaded']
export const foundUnverified = [
  'read identity: finds the unverified identity',
  'reload identity: finds the email unverified',
]
/** No other tab has signed in the expected identity. */
export const foundAnother = ['read identity: finds another identity', '⏱ sync limit']
export const foundNone = ['read identity: finds no identity', '⏱ sync limit']
export const anonymous = { identity: null, member: null, token: null }
