import { expect, test } from 'vitest'
import { otherIdentity } from '../../machines/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { emptySession } from '../support/fakes/storage.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'
import { authenticated, ended, foundUnverified, signUp } from './support/session-steps.ts'

test('a wait ends with the reason that another tab has finished the verification', () => {
  const { sentTo } = signUp(...foundUnverified, 'storage changed (to a member)')
  expect(sentTo.app).toContainEqual(ended('verification finished elsewhere'))
})

test('without a stored session, the drafts of every member are removed at the start', () => {
  const removed = (isLoggedIn: boolean) => {
    const stored = { ...emptySession, token: 'token-1', isLoggedIn, userId: otherIdentity.uid }
    const model = { ...sessionModel, inputs: { 'a stored uid': { stored, deletion: null } } }
    return walkMachine(model, 'a stored uid').sentTo.storage
  }
  expect(removed(true)).toContainEqual({ type: 'remove other drafts', owner: otherIdentity.uid })
  expect(removed(false)).toContainEqual({ type: 'remove other drafts', owner: null })
})

test('a page that was answered gets no second answer when the session ends', () => {
  const opened = [...authenticated, 'log in to backend: is accepted']
  const after = (...moves: string[]) =>
    walkMachine(sessionModel, 'an empty storage', ...opened, ...moves).sentTo.page
  expect(after()).toEqual([expect.objectContaining({ type: 'session opened' })])
  expect(after('logout requested')).toBeUndefined()
})
