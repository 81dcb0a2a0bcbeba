import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AuthType, Member } from '../../machines/member.ts'
import { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import { sameOriginPath } from '../../machines/paths.ts'
import { settledMember } from '../../machines/samples.ts'
import { startAddressees } from '../support/addressees.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const start = () => {
  const pages: string[] = []
  const parent = startAddressees({ app: ({ to }) => pages.push(to) })
  return { flow: createActor(onboardingMachine, { parent }).start(), pages }
}

const signedIn = (authType: AuthType, changes: Partial<Member>) => {
  const { flow, pages } = start()
  const member = { ...settledMember, phone: '+351912345678', ...changes }
  flow.send({ type: 'signed in', member, authType, returnTo: null })
  return pages
}

const unchosen = { interests: [] }

describe('a sign-in by password', () => {
  test('requires interests if there are none, whatever else is missing (spec 3.32, 4.29)', () => {
    expect(signedIn('local', unchosen)).toEqual(['/preferences'])
    expect(signedIn('local', { ...unchosen, phone: '' })).toEqual(['/preferences'])
    expect(signedIn('local', { interests: ['Yoga'], phone: '' })).toEqual(['/'])
  })

  test('redirects to /profile-completion without a name, like a social sign-in (fault 122)', () => {
    expect(signedIn('local', { ...unchosen, firstName: ' ', phone: '' })).toEqual([
      '/profile-completion',
    ])
    expect(signedIn('local', { firstName: '' })).toEqual(['/'])
  })

  test('requires nothing with interests (spec 4.29)', () => {
    expect(signedIn('local', { phone: '', location: null })).toEqual(['/'])
  })
})

describe.each(['google', 'apple'] as const)('a sign-in by %s', (provider) => {
  test.each<[string, Partial<Member>]>([
    ['first name', { firstName: '' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: '' }],
    ['location', { location: null }],
  ])('requires a profile without interests and without %s (spec 3.33, 4.31)', (_, missing) => {
    expect(signedIn(provider, { ...unchosen, ...missing })).toEqual(['/profile-completion'])
  })

  test('requires only interests with a complete profile (spec 2.48, 4.30, 4.32)', () => {
    expect(signedIn(provider, unchosen)).toEqual(['/preferences'])
  })

  test('requires nothing with interests, whatever is missing (spec 4.32)', () => {
    expect(signedIn(provider, { firstName: '', lastName: '', phone: '', location: null })).toEqual([
      '/',
    ])
  })
})

test('requires nothing once the interests are saved (spec 4.35)', () => {
  const { flow, pages } = start()
  const member = { ...settledMember, ...unchosen }
  flow.send({ type: 'signed in', member, authType: 'local', returnTo: null })
  expect(flow.getSnapshot().matches('choosing interests')).toBe(true)
  flow.send({ type: 'step completed', step: '/preferences', member: settledMember })
  expect(flow.getSnapshot().matches('nothing pending')).toBe(true)
  expect(pages).toEqual(['/preferences', '/'])
})

describe('the onboarding', () => {
  const at = (...moves: string[]) => walkMachine(onboardingModel, 'a visitor', ...moves)
  const redirectTo = (to: string) => [{ type: 'navigate', to, withReturnPath: false }]

  test('requires nothing at first', () => {
    expect(at()).toMatchObject({ at: 'nothing pending', context: { returnTo: null }, emitted: [] })
  })

  test('does not redirect a restored session', () => {
    expect(at('verification pending')).toMatchObject({ at: 'verifying the email', emitted: [] })
    const restored = (how: string) => at(`session restored (${how})`)
    expect(restored('with a complete profile')).toMatchObject({
      at: 'nothing pending',
      emitted: [],
    })
    expect(restored('without interests')).toMatchObject({ at: 'choosing interests', emitted: [] })
    expect(restored('by Google without a profile')).toMatchObject({
      at: 'completing the profile',
      emitted: [],
    })
  })

  test('redirects from a completed profile to the interests, if there are none (spec 3.33)', () => {
    const social = 'signed in (by Google without a profile)'
    expect(at(social)).toMatchObject({
      at: 'completing the profile',
      emitted: redirectTo('/profile-completion'),
    })
    expect(at(social, 'step completed (/profile-completion without interests)')).toMatchObject({
      at: 'choosing interests',
      emitted: redirectTo('/preferences'),
    })
    expect(at(social, 'step completed (/profile-completion with interests)')).toMatchObject({
      at: 'nothing pending',
      emitted: redirectTo('/'),
    })
  })
})

describe('the return path', () => {
  const signedInWith = (path: string, changes: Partial<Member>, authType: AuthType = 'local') => {
    const { flow, pages } = start()
    const member = { ...settledMember, ...changes }
    flow.send({ type: 'signed in', member, authType, returnTo: sameOriginPath(path) })
    return { flow, pages }
  }

  test.each([
    ['the interests', 'local', { interests: [] }],
    ['the profile', 'google', { interests: [], phone: '' }],
  ] as const)('is used after the pending steps: %s', (_, authType, changes) => {
    const { flow, pages } = signedInWith('/settings', changes, authType)
    const member = { ...settledMember, interests: [] }
    flow.send({ type: 'step completed', step: '/profile-completion', member })
    flow.send({ type: 'step completed', step: '/preferences', member: settledMember })
    expect(pages.at(-1)).toBe('/settings')
  })

  test.each(['/preferences', '/profile-completion', '/preferences?from=mail'])(
    'is never an onboarding step: %s',
    (path) => expect(signedInWith(path, {}).pages).toEqual(['/']),
  )

  test.each(['/update-preferences', '/preferencesx', '/profile', '/profile/preferences'])(
    'may have a similar path: %s',
    (path) => expect(signedInWith(path, {}).pages).toEqual([path]),
  )
})
