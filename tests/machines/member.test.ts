import { describe, expect, test } from 'vitest'
import {
  deletionHasNotBegun,
  failureOf,
  hasChangedNothing,
  hasSucceeded,
  ServiceFailure,
  toOutputFailure,
} from '../../machines/failure.ts'
import {
  foreignProviders,
  isSameEmail,
  isSamePlace,
  isVerified,
  needsPreferences,
  needsProfileCompletion,
  type Place,
  providerOf,
  signInMethodsOf,
} from '../../machines/member.ts'
import { notice, noticesWithdrawn } from '../../machines/notices.ts'
import { navigateTo } from '../../machines/paths.ts'
import {
  googleIdentity,
  linkedIdentity,
  newMember,
  settledMember,
  sharedIdentity,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/samples.ts'

describe('two emails', () => {
  test('are the same regardless of case and outer blanks', () => {
    expect(isSameEmail('maya@lindqvist.example', ' Maya@Lindqvist.Example ')).toBe(true)
    expect(isSameEmail(' Maya@Lindqvist.Example ', 'maya@lindqvist.example')).toBe(true)
    expect(isSameEmail('maya@lindqvist.example', 'maja@lindqvist.example')).toBe(false)
  })

  test('are not the same if one or both are absent', () => {
    expect(isSameEmail(null, 'maya@lindqvist.example')).toBe(false)
    expect(isSameEmail('maya@lindqvist.example', null)).toBe(false)
    expect(isSameEmail(null, null)).toBe(false)
  })
})

describe('two locations', () => {
  const lisbon: Place = {
    type: 'Point',
    coordinates: [-9.1, 38.7],
    address: 'Lisboa, Portugal',
    city: 'Lisboa',
  }

  test('are the same with the same point and the same address', () => {
    expect(isSamePlace(lisbon, { ...lisbon, coordinates: [-9.1, 38.7] })).toBe(true)
    expect(isSamePlace(null, null)).toBe(true)
  })

  test.each<[string, Place | null]>([
    ['is null', null],
    ['has another address', { ...lisbon, address: 'Lisboa' }],
    ['has another city', { ...lisbon, city: 'Belém' }],
    ['is another point', { ...lisbon, coordinates: [-9.1, 38.8] }],
  ])('are not the same if one %s', (_, other) => {
    expect(isSamePlace(lisbon, other)).toBe(false)
    expect(isSamePlace(other, lisbon)).toBe(false)
  })
})

describe('a member', () => {
  test('needs interests until there are some', () => {
    expect(needsPreferences(newMember)).toBe(true)
    expect(needsPreferences(settledMember)).toBe(false)
  })

  const unchosen = { ...settledMember, interests: [] }

  test('needs no profile completion with a complete profile, or with interests', () => {
    expect(needsProfileCompletion(unchosen)).toBe(false)
    expect(needsProfileCompletion({ ...settledMember, phone: '' })).toBe(false)
  })

  test.each([
    ['first name', { firstName: ' ' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: ' ' }],
    ['location', { location: null }],
    ['address', { location: { ...settledMember.location, address: ' ' } as Place }],
  ])('without interests and without %s needs profile completion', (_, missing) => {
    expect(needsProfileCompletion({ ...unchosen, ...missing })).toBe(true)
  })
})

describe('an identity', () => {
  test('owns its email only if that is verified, whichever providers are linked (fault 120)', () => {
    expect(isVerified(verifiedIdentity)).toBe(true)
    expect(isVerified(unverifiedIdentity)).toBe(false)
    expect(isVerified(linkedIdentity)).toBe(false)
  })

  test('of a provider that supplies no email needs none', () => {
    expect(isVerified({ ...linkedIdentity, email: null })).toBe(true)
    expect(isVerified({ ...unverifiedIdentity, email: null })).toBe(false)
  })

  test('has a foreign provider if that provider has another email or none', () => {
    const linkedProviders = [
      { provider: 'google' as const, email: 'Maya@Lindqvist.example' },
      { provider: 'apple' as const, email: null },
    ]
    expect(foreignProviders({ ...verifiedIdentity, linkedProviders })).toEqual(['apple'])
    expect(foreignProviders(sharedIdentity)).toEqual(['apple'])
    expect(foreignProviders({ ...sharedIdentity, email: null })).toEqual([])
  })

  test('is opened by its password and by every linked provider', () => {
    const { email } = verifiedIdentity
    expect(signInMethodsOf(googleIdentity)).toEqual([{ authType: 'google', email }])
    expect(signInMethodsOf({ ...googleIdentity, hasPassword: true })).toEqual([
      { authType: 'local', email },
      { authType: 'google', email },
    ])
  })

  test('never counts the provider of its own sign-in as foreign', () => {
    expect(foreignProviders({ ...sharedIdentity, authType: 'apple' })).toEqual([])
  })
})

test.each(['google', 'apple'] as const)('a sign-in with %s has that provider', (provider) => {
  expect(providerOf(provider)).toBe(provider)
})

describe('the output of a child machine', () => {
  test('means success without a failure', () => {
    expect(hasSucceeded(null, { failure: null })).toBe(true)
    expect(hasSucceeded(null, { failure: { kind: 'refused' } })).toBe(false)
  })

  test('has the failure that its parent keeps', () => {
    const { failure } = toOutputFailure(null, { failure: { kind: 'refused' } })
    expect(failure).toEqual({ kind: 'refused' })
  })
})

describe('a failure', () => {
  test('is the value that a service rejected with; any other error is unknown', () => {
    const failure = { kind: 'refused', message: 'Not today.' } as const
    expect(failureOf(new ServiceFailure(failure))).toEqual(failure)
    expect(failureOf(new Error('Not today.'))).toEqual({ kind: 'unknown' })
    expect(failureOf(null)).toEqual({ kind: 'unknown' })
  })

  test('has its message or its kind as the text', () => {
    const refused = new ServiceFailure({ kind: 'refused', message: 'Not today.' })
    expect(String(refused)).toBe('ServiceFailure: Not today.')
    expect(new ServiceFailure({ kind: 'timed out' }).message).toBe('timed out')
  })

  test.each([
    'unreachable',
    'timed out',
    'server error',
    'bad gateway',
    'unexpected answer',
    'superseded',
    'unknown',
  ] as const)('of the kind %s does not exclude that the request succeeded', (kind) => {
    expect(hasChangedNothing({ kind })).toBe(false)
  })

  test.each([
    'unreachable',
    'timed out',
    'bad gateway',
    'unexpected answer',
    'superseded',
    'unknown',
  ] as const)('of the kind %s does not exclude that an account deletion has started', (kind) => {
    expect(deletionHasNotBegun({ kind })).toBe(false)
  })

  test.each(['server error', 'refused', 'not allowed', 'too many requests', 'no token'] as const)(
    'of the kind %s means that no account deletion has started',
    (kind) => {
      expect(deletionHasNotBegun({ kind })).toBe(true)
    },
  )

  test('of a request that was not sent means that no account deletion has started', () => {
    expect(deletionHasNotBegun({ kind: 'unreachable', notSent: true })).toBe(true)
  })

  test('of any other kind means that the request did not succeed', () => {
    expect(hasChangedNothing({ kind: 'refused' })).toBe(true)
    expect(hasChangedNothing({ kind: 'username taken' })).toBe(true)
  })
})

describe('an emitted event', () => {
  test('for a notice contains the failure, if there is one', () => {
    const failure = { kind: 'timed out' } as const
    expect(notice('login failed', failure)).toEqual({
      type: 'notice',
      notice: 'login failed',
      failure,
    })
    expect(notice('login failed', null)).toEqual({ type: 'notice', notice: 'login failed' })
    expect(Object.keys(notice('login failed', null))).not.toContain('failure')
  })

  test('for withdrawn notices contains their keys', () => {
    expect(noticesWithdrawn('login failed')).toEqual({
      type: 'notices withdrawn',
      notices: ['login failed'],
    })
  })

  test('for a redirect sets no return path unless it is requested', () => {
    expect(navigateTo('/login')).toEqual({ type: 'navigate', to: '/login', withReturnPath: false })
    expect(navigateTo('/login', { withReturnPath: true }).withReturnPath).toBe(true)
  })
})
