import type { newMember } from '../../../machines/model/samples.ts'
import { sessionModel } from '../../../machines/session/session-model.ts'
import { emptySession } from '../../support/fakes/storage.ts'
import { told } from '../../support/paths/told.ts'

/* Ways through the session, and what it tells on them. */

export const at = (input: keyof typeof sessionModel.inputs, ...moves: string[]) =>
  told(sessionModel, input, ...moves)
export const empty = (...moves: string[]) => at('an empty storage', ...moves)
export const member = (...moves: string[]) => at('a stored member', ...moves)
export const signUp = (...moves: string[]) => at('a stored sign-up', ...moves)
export const deletion = (...moves: string[]) => at('an unfinished deletion', ...moves)

export const proven = ['identity proven (by password)', 'fetch token: is fetched']
export const social = ['identity proven (by Google)', 'fetch token: is fetched']
export const recalled = ['restore identity: finds the member', 'fetch token: is fetched']
export const noRecord = 'log in to backend: finds no record'
export const ended = { type: 'session ended' }
export const cleared = { type: 'session cleared' }
export const elsewhere = { type: 'notice', notice: 'signed out elsewhere' }
export const toLogin = { type: 'leave', to: '/login', returning: false }
export const toSettings = { type: 'leave', to: '/settings', returning: false }
export const signedIn = (who: object) => ({ type: 'signed in', member: who, returnTo: null })

export const arrivalOf = (who: typeof newMember, changes: object = {}) => ({
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

export const restored = ['restore identity: finds the member', 'load member: is loaded']
export const startOfWait = ['restore identity: finds the unverified address']
export const nobody = { identity: null, member: null, token: null }
