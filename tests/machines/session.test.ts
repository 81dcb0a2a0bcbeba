import { type Run, replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import {
  newMember,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { anonymous, foundUnverified, restored } from './support/session-steps.ts'

const from = (input: keyof typeof sessionModel.inputs, ...moves: string[]) =>
  replay(sessionModel, { input, moves })

/** The running services but the storage, which always runs. */
const servicesOf = (run: Run) => run.services().filter((service) => service !== 'storage')

describe('the auth state', () => {
  test('contains the identity and the record of the member (spec 3.28, 3.29, 3.34)', () => {
    expect(from('a stored member', ...restored).snapshot().context).toMatchObject({
      identity: { ...verifiedIdentity, emailVerified: true },
      member: settledMember,
    })
  })

  test('is pending while it is checked, and not after that (spec 3.30)', () => {
    expect(from('a stored member').snapshot().hasTag('restoring')).toBe(true)
    expect(
      from('a stored member', ...restored)
        .snapshot()
        .hasTag('restoring'),
    ).toBe(false)
  })

  test('keeps a failure until the next attempt (spec 3.31)', () => {
    const failed = ['read identity: finds the member', 'load member: fails']
    expect(from('a stored member', ...failed).snapshot().context.failure).toEqual({
      kind: 'unreachable',
    })
    const again = from('a stored member', ...failed, 'retry requested')
    expect(again.snapshot().context.failure).toBeNull()
  })

  test('contains an identity with an unverified email but no member (spec 3.34)', () => {
    const waiting = from('an empty storage', 'account created (at sign-up)').snapshot()
    expect(waiting.context).toMatchObject({ identity: unverifiedIdentity, member: null })
    expect(waiting.hasTag('signed in')).toBe(false)
  })
})

describe('authenticating', () => {
  const authenticated = ['identity verified (by password)', 'fetch token: is fetched']

  test('fetches a token first (spec 4.37)', () => {
    expect(servicesOf(from('an empty storage', authenticated[0] ?? ''))).toEqual(['fetch token'])
  })

  test('loads the record with the pending token of the sign-up and clears that (spec 4.26, 4.27)', () => {
    expect(servicesOf(from('a stored sign-up', ...foundUnverified, ...authenticated))).toEqual([
      'load with pending token',
    ])
    const entered = from(
      'a stored sign-up',
      ...foundUnverified,
      ...authenticated,
      'load with pending token: is accepted',
    ).snapshot()
    expect(entered.context).toMatchObject({
      member: newMember,
      stored: { isLoggedIn: true, pendingToken: null, tempUserEmail: null },
    })
  })

  test('clears a rejected pending token and calls the backend login (spec 4.27, 4.28)', () => {
    const refused = from(
      'a stored sign-up',
      ...foundUnverified,
      ...authenticated,
      'load with pending token: is refused',
    )
    expect(servicesOf(refused)).toEqual(['log in to backend'])
    expect(refused.snapshot().context.stored.pendingToken).toBeNull()
  })

  test('calls the backend login for the record if no token is pending (spec 4.28, 4.41)', () => {
    expect(servicesOf(from('an empty storage', ...authenticated))).toEqual(['log in to backend'])
    const entered = from('an empty storage', ...authenticated, 'log in to backend: is accepted')
    expect(entered.snapshot().context.member).toEqual(settledMember)
  })
})

describe('another sign-in while a session starts', () => {
  const resumed = ['read identity: finds the member', 'fetch token: is fetched']
  const again = 'identity verified (by password)'

  test('does not restart the authentication, because the pending token works only once (spec 4.26)', () => {
    const run = from('a stored sign-up', ...resumed, again)
    expect(servicesOf(run)).toEqual(['load with pending token'])
    expect(run.observe().started['fetch token']).toBe(1)
  })

  test('leaves the redirect to the flow of that sign-in', () => {
    const entered = from(
      'a stored sign-up',
      ...resumed,
      again,
      'load with pending token: is accepted',
    )
    expect(entered.snapshot().hasTag('signed in')).toBe(true)
    expect(entered.observe().emitted.map(({ type }) => type)).not.toContain('signed in')
  })
})

describe('restoring', () => {
  test('requires a stored flag and token (spec 4.42)', () => {
    const empty = from('an empty storage')
    expect(empty.snapshot().hasTag('signed out')).toBe(true)
    expect(servicesOf(empty)).toEqual([])
    expect(servicesOf(from('a stored member'))).toEqual(['read identity'])
  })

  test('fetches the profile, which is never stored (spec 4.43)', () => {
    const found = from('a stored member', 'read identity: finds the member')
    expect(found.snapshot().context.member).toBeNull()
    expect(servicesOf(found)).toContain('load member')
  })
})

describe('the end of a session', () => {
  const cleared = (moves: readonly string[]) => {
    const { storage = [] } = from('a stored member', ...moves).observe().sentTo
    return storage.filter(({ type }) => type === 'clear member').length
  }

  test.each([
    ['the member logs out', 'logout requested'],
    ['the identity service signs the member out', 'identity changed (to signed out)'],
  ])('clears everything if %s (spec 4.44, 4.45, 4.51)', (_, move) => {
    expect(cleared([...restored, move])).toBe(1)
    const { context } = from('a stored member', ...restored, move).snapshot()
    expect(context).toMatchObject(anonymous)
    expect(Object.values(context.stored).filter(Boolean)).toEqual([])
  })

  test('clears everything if the request for the record is rejected with 401 (spec 4.47, 4.49)', () => {
    const refused = ['read identity: finds the member', 'load member: is refused']
    expect(cleared(refused)).toBe(1)
    expect(from('a stored member', ...refused).snapshot().context).toMatchObject(anonymous)
  })

  test('clears nothing if no member was signed in (spec 4.46)', () => {
    const orphan = from(
      'an empty storage',
      'orphaned identity found',
      'sign out identity: is signed out',
    )
    expect(orphan.observe().sentTo).toEqual({
      storage: [{ type: 'remove other drafts', owner: null }],
    })
  })
})
