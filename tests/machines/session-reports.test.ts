import { replay } from 'statewalk'
import { sendOf } from 'statewalk/internal'
import { expect, test } from 'vitest'
import {
  googleIdentity,
  newMember,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'
import { authenticated, restored, social } from './support/session-steps.ts'

/** The messages of the last move to the page host about the member. */
const reported = (input: keyof typeof sessionModel.inputs, ...moves: string[]) =>
  walkMachine(sessionModel, input, ...moves).sentTo.pageHost?.filter(
    (message) => Object(message).type === 'member changed',
  ) ?? []

const member = 'a stored member'
const signedInAsAnother = sendOf('identity verified', { identity: otherIdentity }).name
const noMember = { type: 'member changed', identity: null, member: null }

test('sends a restored member to the page host, first without the record', () => {
  expect(reported(member, 'read identity: finds the member')).toEqual([
    { type: 'member changed', identity: verifiedIdentity, member: null },
  ])
  expect(reported(member, ...restored)).toEqual([
    { type: 'member changed', identity: verifiedIdentity, member: settledMember },
  ])
})

test('sends a member whose deletion is unfinished to the page host, without the record', () => {
  expect(reported('an unfinished deletion', 'read identity: finds the member')).toEqual([
    { type: 'member changed', identity: verifiedIdentity, member: null },
  ])
})

test.each([
  [authenticated, 'log in to backend: is accepted', verifiedIdentity],
  [social, 'sign in with provider: is accepted', googleIdentity],
])('sends a member who has signed in to the page host', (moves, outcome, identity) => {
  expect(reported('an empty storage', ...moves)).toEqual([])
  const [message] = reported('an empty storage', ...moves, outcome)
  expect(message).toMatchObject({ identity, member: { _id: newMember._id } })
})

test('sends a changed record to the page host', () => {
  expect(reported(member, ...restored, 'member changed (by saving)')).toEqual([
    { type: 'member changed', identity: verifiedIdentity, member: settledMember },
  ])
})

test.each([
  'logout requested',
  'session rejected (for its token)',
  'identity changed (to signed out)',
  'storage changed (to nothing)',
  'verification required (at login)',
])('sends the end of the membership to the page host: %s', (move) => {
  expect(reported(member, ...restored, move)).toEqual([noMember])
})

test('sends the end of the membership to the page host when another member signs in', () => {
  const found = 'read identity: finds the member'
  expect(reported(member, ...restored, signedInAsAnother)).toEqual([noMember])
  expect(reported('an unfinished deletion', found, signedInAsAnother)).toEqual([noMember])
  expect(reported('an unfinished deletion', found, 'identity verified (by password)')).toEqual([])
})

test.each([
  [member, restored],
  ['an unfinished deletion', ['read identity: finds the member']],
] as const)('%s stays signed in when a sign-up is withdrawn that began before', (input, moves) => {
  const run = replay(sessionModel, { input, moves })
  expect(run.snapshot().hasTag('signed in')).toBe(true)
  expect(run.snapshot().can({ type: 'account withdrawn' })).toBe(false)
})

test('sends the member of another tab to the page host, first without the record', () => {
  expect(reported(member, ...restored, 'identity changed (to another member)')).toEqual([
    { type: 'member changed', identity: otherIdentity, member: null },
  ])
})
