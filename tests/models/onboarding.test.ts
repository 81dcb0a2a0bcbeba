import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AuthType, Member } from '../../machines/member.ts'
import { settledMember } from '../../machines/model/samples.ts'
import { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import { samePath } from '../../machines/paths.ts'
import { told } from '../support/paths/told.ts'

const start = () => {
  const pages: string[] = []
  const flow = createActor(onboardingMachine)
  flow.on('leave', ({ to }) => pages.push(to))
  return { flow: flow.start(), pages }
}

const signedIn = (authType: AuthType, changes: Partial<Member>) => {
  const { flow, pages } = start()
  const member = { ...settledMember, phone: '+351912345678', ...changes }
  flow.send({ type: 'signed in', member, authType, returnTo: null })
  return pages
}

const unchosen = { interests: [] }

describe('a sign-in by password', () => {
  test('without interests owes them, whatever else is missing (spec 3.32, 4.29)', () => {
    expect(signedIn('local', unchosen)).toEqual(['/preferences'])
    expect(signedIn('local', { ...unchosen, phone: '' })).toEqual(['/preferences'])
  })

  test('with interests owes nothing (spec 4.29)', () => {
    expect(signedIn('local', { phone: '', location: null })).toEqual(['/'])
  })
})

describe.each(['google', 'apple'] as const)('a sign-in by %s', (provider) => {
  test.each<[string, Partial<Member>]>([
    ['first name', { firstName: '' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: '' }],
    ['location', { location: null }],
  ])('without interests and without %s owes the profile (spec 3.33, 4.31)', (_, missing) => {
    expect(signedIn(provider, { ...unchosen, ...missing })).toEqual(['/profile-completion'])
  })

  test('without interests and with a whole profile owes the interests alone (spec 2.48, 4.30, 4.32)', () => {
    expect(signedIn(provider, unchosen)).toEqual(['/preferences'])
  })

  test('with interests owes nothing, whatever is missing (spec 4.32)', () => {
    expect(signedIn(provider, { firstName: '', lastName: '', phone: '', location: null })).toEqual([
      '/',
    ])
  })
})

test('saved interests are no longer owed (spec 4.35)', () => {
  const { flow, pages } = start()
  const member = { ...settledMember, ...unchosen }
  flow.send({ type: 'signed in', member, authType: 'local', returnTo: null })
  expect(flow.getSnapshot().matches('choosing interests')).toBe(true)
  flow.send({ type: 'interests saved' })
  expect(flow.getSnapshot().matches('nothing owed')).toBe(true)
  expect(pages).toEqual(['/preferences', '/'])
})

describe('the way on', () => {
  const at = (...moves: string[]) => told(onboardingModel, 'a visitor', ...moves)
  const leads = (to: string) => [{ type: 'leave', to, returning: false }]

  test('owes nothing at first', () => {
    expect(at()).toMatchObject({ at: 'nothing owed', context: { returnTo: null }, says: [] })
  })

  test('leads from a new account to its verification, and back where it is withdrawn', () => {
    expect(at('account created')).toMatchObject({
      at: 'verifying the email',
      says: leads('/verify-email'),
    })
    expect(at('account created', 'account withdrawn')).toMatchObject({
      at: 'nothing owed',
      says: leads('/signup'),
    })
  })

  test('leads nobody who has only come back', () => {
    expect(at('verification awaited')).toMatchObject({ at: 'verifying the email', says: [] })
    const restored = (how: string) => at(`session restored (${how})`)
    expect(restored('with everything')).toMatchObject({ at: 'nothing owed', says: [] })
    expect(restored('without interests')).toMatchObject({ at: 'choosing interests', says: [] })
    expect(restored('by Google without a profile')).toMatchObject({
      at: 'completing the profile',
      says: [],
    })
  })

  test('leads to the page that was wanted, once', () => {
    const arrived = at('signed in (with everything)')
    expect(arrived).toMatchObject({ at: 'nothing owed', context: { returnTo: null } })
    expect(arrived.says).toEqual(leads('/settings'))
  })

  test('leads from a completed profile to the interests, where none are chosen', () => {
    const social = 'signed in (by Google without a profile)'
    expect(at(social)).toMatchObject({
      at: 'completing the profile',
      says: leads('/profile-completion'),
    })
    expect(at(social, 'profile completed (without interests)')).toMatchObject({
      at: 'choosing interests',
      says: leads('/preferences'),
    })
    expect(at(social, 'profile completed (with interests)')).toMatchObject({
      at: 'nothing owed',
      says: leads('/'),
    })
  })
})

describe('the page that was wanted', () => {
  const wanting = (path: string, changes: Partial<Member>, authType: AuthType = 'local') => {
    const { flow, pages } = start()
    const member = { ...settledMember, ...changes }
    flow.send({ type: 'signed in', member, authType, returnTo: samePath(path) })
    return { flow, pages }
  }

  test.each([
    ['the interests', 'local', { interests: [] }],
    ['the profile', 'google', { interests: [], phone: '' }],
  ] as const)('waits until %s are no longer owed', (_, authType, owed) => {
    const { flow, pages } = wanting('/settings', owed, authType)
    flow.send({ type: 'profile completed', member: { ...settledMember, interests: [] } })
    flow.send({ type: 'interests saved' })
    expect(pages.at(-1)).toBe('/settings')
  })

  test('is forgotten with the session', () => {
    const { flow } = wanting('/settings', { interests: [] })
    flow.send({ type: 'session ended' })
    expect(flow.getSnapshot()).toMatchObject({
      value: 'nothing owed',
      context: { returnTo: null },
    })
  })

  test.each(['/preferences', '/profile-completion', '/preferences?from=mail'])(
    'is never a step of the way: %s',
    (path) => expect(wanting(path, {}).pages).toEqual(['/']),
  )

  test.each(['/update-preferences', '/preferencesx', '/profile', '/profile/preferences'])(
    'may be called like one: %s',
    (path) => expect(wanting(path, {}).pages).toEqual([path]),
  )
})
