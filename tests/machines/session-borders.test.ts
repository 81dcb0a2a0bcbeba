import { expect, test } from 'vitest'
import { sessionModel } from '../../machines/session/session-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'
import { authenticated, ended, foundUnverified, signUp } from './support/session-steps.ts'

test('a wait ends with the reason that another tab has finished the verification', () => {
  const { sentTo } = signUp(...foundUnverified, 'storage changed (to a member)')
  expect(sentTo.app).toContainEqual(ended('verification finished elsewhere'))
})

test('a page that was answered gets no second answer when the session ends', () => {
  const opened = [...authenticated, 'log in to backend: is accepted']
  const after = (...moves: string[]) =>
    walkMachine(sessionModel, 'an empty storage', ...opened, ...moves).sentTo.page
  expect(after()).toEqual([expect.objectContaining({ type: 'session opened' })])
  expect(after('logout requested')).toBeUndefined()
})
