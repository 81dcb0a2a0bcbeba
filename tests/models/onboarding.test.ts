import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AuthType, Member } from '../../machines/member.ts'
import { settledMember } from '../../machines/model/samples.ts'
import { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'

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
