import { describe, expect, test } from 'vitest'
import { replay } from '../../machines/model/replay.ts'
import {
  newMember,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/model/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { nobody, restored, startOfWait } from './support/session-steps.ts'

const from = (input: keyof typeof sessionModel.inputs, ...moves: string[]) =>
  replay(sessionModel, { input, moves })

describe('the auth state', () => {
  test('has the identity and the record of who is here (spec 3.28, 3.29, 3.34)', () => {
    expect(from('a stored member', ...restored).snapshot().context).toMatchObject({
      identity: { ...verifiedIdentity, emailVerified: true },
      member: settledMember,
    })
  })

  test('says while it is checked that it is pending, and then no longer (spec 3.30)', () => {
    expect(from('a stored member').snapshot().hasTag('pending')).toBe(true)
    expect(
      from('a stored member', ...restored)
        .snapshot()
        .hasTag('pending'),
    ).toBe(false)
  })

  test('keeps what went wrong until it is tried again (spec 3.31)', () => {
    const failed = ['restore identity: finds the member', 'load member: fails']
    expect(from('a stored member', ...failed).snapshot().context.failure).toEqual({
      kind: 'unreachable',
    })
    const again = from('a stored member', ...failed, 'retry requested')
    expect(again.snapshot().context.failure).toBeNull()
  })

  test('knows an address that is not verified, and holds no member for it (spec 3.34)', () => {
    const waiting = from('an empty storage', 'account created (at sign-up)').snapshot()
    expect(waiting.context).toMatchObject({ identity: unverifiedIdentity, member: null })
    expect(waiting.hasTag('signed in')).toBe(false)
  })
})

describe('entering', () => {
  const proven = ['identity proven (by password)', 'fetch token: is fetched']

  test('fetches a token first (spec 4.37)', () => {
    expect(from('an empty storage', proven[0] ?? '').services()).toEqual(['fetch token'])
  })

  test('uses the pending token of sign-up for the record, and clears it (spec 4.26, 4.27)', () => {
    expect(from('a stored sign-up', ...startOfWait, ...proven).services()).toEqual([
      'load with pending token',
    ])
    const entered = from(
      'a stored sign-up',
      ...startOfWait,
      ...proven,
      'load with pending token: is accepted',
    ).snapshot()
    expect(entered.context).toMatchObject({
      member: newMember,
      stored: { isLoggedIn: true, pendingToken: null, tempUserEmail: null },
    })
  })

  test('clears a pending token that was refused, and calls the backend login (spec 4.27, 4.28)', () => {
    const refused = from(
      'a stored sign-up',
      ...startOfWait,
      ...proven,
      'load with pending token: is refused',
    )
    expect(refused.services()).toEqual(['log in to backend'])
    expect(refused.snapshot().context.stored.pendingToken).toBeNull()
  })

  test('calls the backend login where no token is pending, and has the record (spec 4.28, 4.41)', () => {
    expect(from('an empty storage', ...proven).services()).toEqual(['log in to backend'])
    const entered = from('an empty storage', ...proven, 'log in to backend: is accepted')
    expect(entered.snapshot().context.member).toEqual(settledMember)
  })
})

describe('a proof of who is entering already', () => {
  const recalled = ['restore identity: finds the member', 'fetch token: is fetched']
  const again = 'identity proven (by password)'

  test('does not begin anew: the pending token is good for one call (spec 4.26)', () => {
    const run = from('a stored sign-up', ...recalled, again)
    expect(run.services()).toEqual(['load with pending token'])
    expect(run.observe().started['fetch token']).toBe(1)
  })

  test('leaves the way on to the flow that has proven it', () => {
    const entered = from(
      'a stored sign-up',
      ...recalled,
      again,
      'load with pending token: is accepted',
    )
    expect(entered.snapshot().hasTag('signed in')).toBe(true)
    expect(entered.observe().emitted.map(({ type }) => type)).not.toContain('signed in')
  })
})

describe('restoring', () => {
  test('is not even tried without a stored flag and token (spec 4.42)', () => {
    const empty = from('an empty storage')
    expect(empty.snapshot().hasTag('signed out')).toBe(true)
    expect(empty.services()).toEqual([])
    expect(from('a stored member').services()).toEqual(['restore identity'])
  })

  test('fetches the profile, which no storage keeps (spec 4.43)', () => {
    const found = from('a stored member', 'restore identity: finds the member')
    expect(found.snapshot().context.member).toBeNull()
    expect(found.services()).toContain('load member')
  })
})

describe('leaving', () => {
  const cleared = (moves: readonly string[]) => {
    const { emitted } = from('a stored member', ...moves).observe()
    return emitted.filter(({ type }) => type === 'session cleared').length
  }

  test.each([
    ['the member logs out', 'logout requested'],
    ['the identity service signs the member out', 'identity changed (to nobody)'],
  ])('forgets everything when %s (spec 4.44, 4.45, 4.51)', (_, move) => {
    expect(cleared([...restored, move])).toBe(1)
    const { context } = from('a stored member', ...restored, move).snapshot()
    expect(context).toMatchObject(nobody)
    expect(Object.values(context.stored).filter(Boolean)).toEqual([])
  })

  test('forgets everything when the record is refused with 401 (spec 4.47, 4.49)', () => {
    const refused = ['restore identity: finds the member', 'load member: is refused']
    expect(cleared(refused)).toBe(1)
    expect(from('a stored member', ...refused).snapshot().context).toMatchObject(nobody)
  })

  test('clears nothing where nobody was signed in (spec 4.46)', () => {
    const stray = from(
      'an empty storage',
      'stray identity found',
      'sign out identity: is signed out',
    )
    expect(stray.observe().emitted).toEqual([])
  })
})
