import { expect, test } from 'vitest'
import {
  newMember,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'
import {
  authenticated,
  foundNone,
  foundUnverified,
  isAboutSignIn,
  noRecord,
  restored,
} from './support/session-steps.ts'

type Input = keyof typeof sessionModel.inputs

const model = {
  ...sessionModel,
  events: {
    ...sessionModel.events,
    'identity verified': {
      ...sessionModel.events?.['identity verified'],
      'of another member': {
        type: 'identity verified' as const,
        identity: otherIdentity,
        replyTo: 'page',
      },
      'by another page': {
        type: 'identity verified' as const,
        identity: verifiedIdentity,
        replyTo: 'app',
      },
    },
  },
}

/** The messages about running sign-ins after the last move, and the answers to the page. */
const reported = (input: Input, ...moves: readonly string[]) => {
  const { app = [], signIns = [], page = [] } = walkMachine(model, input, ...moves).sentTo
  return [...signIns, ...page, ...app.filter(isAboutSignIn)]
}

const empty = 'an empty storage'
const member = 'a stored member'
const found = 'read identity: finds the member'
const verified = 'identity verified (by password)'

const started = { type: 'sign-in started' }
const ended = { type: 'sign-in ended' }
const opened = { type: 'session opened', member: settledMember }
const notOpened = (kind: string) => ({ type: 'session not opened', failure: { kind } })
const superseded = notOpened('superseded')
const resumed = { type: 'deletion resumed' }

test('a verified identity is not answered before the session is settled', () => {
  expect(reported(empty, verified)).toEqual([started])
  expect(reported(empty, ...authenticated)).toEqual([])
  expect(reported(empty, ...authenticated, noRecord)).toEqual([])
  expect(reported(member, found)).toEqual([])
})

test.each([
  ['by password', empty, [...authenticated, 'log in to backend: is accepted']],
  ['while the record loads', member, [found, verified, 'load member: is loaded']],
] as const)('a verified identity gets its member: %s', (_, input, moves) => {
  expect(reported(input, ...moves)).toContainEqual(opened)
})

test('the same identity is answered at once while its session is open', () => {
  expect(reported(member, ...restored, 'identity verified (by Google)')).toEqual([opened])
})

test('a deletion goes on while the same identity is verified, and leads to the settings', () => {
  const end = walkMachine(model, 'an unfinished deletion', found, verified)
  expect(end.at).toBe('deleting the account')
  expect(end.sentTo).toEqual({
    app: [{ type: 'navigate', to: '/settings', withReturnPath: false }],
    page: [resumed],
  })
})

test('an identity whose record was registered on the way gets its member', () => {
  const moves = [
    found,
    verified,
    'load member: finds no record',
    'complete registration: is registered',
    'load with pending token: is accepted',
  ]
  expect(reported(member, ...moves)).toEqual([ended, { ...opened, member: newMember }])
})

test.each([
  [empty, [verified, 'fetch token: fails'], [ended, notOpened('unreachable')]],
  [empty, [...authenticated, 'log in to backend: fails'], [ended, notOpened('server error')]],
  [
    'a stored sign-up',
    [...foundUnverified, verified, 'fetch token: fails'],
    [ended, notOpened('unreachable')],
  ],
  [member, [found, verified, 'load member: fails'], [notOpened('unreachable')]],
  [member, [found, verified, 'session rejected (for its token)'], [superseded]],
] as const)('a failed sign-in is answered with the failure: %s %j', (input, moves, messages) => {
  expect(reported(input, ...moves)).toEqual(messages)
})

test.each([
  [empty, 'verification required (at login)', [ended, superseded]],
  [empty, 'account withdrawn', [ended, superseded]],
  ...[
    'logout requested',
    'identity changed (to signed out)',
    'identity changed (to another member)',
    'storage changed (to nothing)',
    'storage changed (to a sign-up)',
    'identity changed (to another member without a token)',
  ].map((move) => [member, move, [superseded]] as const),
] as const)('a superseded sign-in is answered: %s, %s', (input, move, messages) => {
  const before = input === member ? [found, verified] : [verified]
  expect(reported(input, ...before, move)).toEqual(messages)
})

test('a sign-in that another page begins is answered at once, and the other page when it is settled', () => {
  const moves = [verified, 'identity verified (by another page)']
  expect(reported(empty, ...moves)).toEqual([superseded])
  const { page, app = [] } = walkMachine(model, empty, ...moves, 'fetch token: fails').sentTo
  expect(page).toBeUndefined()
  expect(app.filter(isAboutSignIn)).toEqual([notOpened('unreachable')])
})

test('a second identity is answered instead of the first', () => {
  const moves = [verified, 'identity verified (of another member)', 'fetch token: fails']
  expect(reported(empty, ...moves.slice(0, 2))).toEqual([ended, started])
  expect(reported(empty, ...moves)).toEqual([ended, notOpened('unreachable')])
})

test.each([
  [
    'that the backend reports',
    empty,
    [...authenticated, 'log in to backend: finds the account deleted'],
  ],
  ['of this browser', 'an unfinished deletion', [...foundNone, ...authenticated]],
] as const)('an unfinished deletion %s is resumed instead', (_, input, moves) => {
  expect(reported(input, ...moves)).toEqual([ended, resumed])
})

test.each([
  [member, [...restored]],
  [empty, []],
  ['a stored sign-up', foundUnverified],
  [member, foundNone],
  [member, [...restored, 'logout requested']],
  [empty, ['identity created (at sign-up)']],
] as const)('nothing is answered while no session is being opened: %s %j', (input, moves) => {
  expect(reported(input, ...moves)).toEqual([])
})
