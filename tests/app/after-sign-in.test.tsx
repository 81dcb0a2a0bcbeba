import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Member } from '../../machines/member.ts'
import { providers } from '../../machines/providers.gen.ts'
import { providerFlags } from '../../machines/session/session-entries.ts'
import { socialCopy } from '../../src/copy/social.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { logIn, maya, openSite, press, type } from './open-site.tsx'

/** Opens /login for Maya, who has a record. */
const openLogin = (member: Partial<Member>) =>
  openSite({ at: '/login', member, stored: { isLoggedIn: false, token: null, userId: null } })

/** Opens /login for Grace, who signs in with Google and has this record, or none. */
const openGoogle = async (record?: Partial<Member>) => {
  const site = await openSite({
    at: '/login',
    before: ({ identity, memberApi }) => {
      if (!record) return
      const { uid, email } = identity.service.accountFrom('google')
      memberApi.records.set(uid, memberWith({ email, ...record }))
    },
  })
  await press('Login with Google')
  return site
}

const complete: Partial<Member> = {
  name: 'Grace Hopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '+12025550143',
  location: {
    type: 'Point',
    coordinates: [-74, 40.7],
    address: 'New York, NY, USA',
    city: 'New York',
  },
}

describe('a login with a password', () => {
  test('leads to /preferences without interests (spec 2.45, 3.32, 4.29)', async () => {
    const { path } = await openLogin({ interests: [] })
    await logIn()
    await waitFor(() => expect(path()).toBe('/preferences'))
  })

  test('leads to / with interests, whatever else is missing (spec 2.46, 4.32)', async () => {
    const { path } = await openLogin({
      interests: ['Yoga'],
      lastName: '',
      phone: '',
      location: null,
    })
    await logIn()
    await waitFor(() => expect(path()).toBe('/'))
  })

  test('loads the record, whose name is in the top bar (spec 3.29, 4.41)', async () => {
    await openLogin({ name: 'Maya of the Record' })
    await logIn()
    await screen.findByRole('button', { name: /Maya of the Record/ })
  })
})

describe('a sign-in that the backend does not answer', () => {
  const login = { form: '/login', uid: null, version: null } as const

  test('with a password keeps the email that was typed as a draft', async () => {
    const { app, memberApi } = await openLogin({})
    memberApi.controls.fail('login', { kind: 'unreachable' })
    await logIn()
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
    expect(memberApi.controls.count('login')).toBe(1)
    expect(app.services.storage.readDraft(login)).toEqual({ identifier: maya.email })
  })

  test('with Google keeps the drafts of both forms of a visitor', async () => {
    const draft = { firstName: 'Nora', lastName: '', username: '', email: '', phone: '' }
    const { app, memberApi, store } = await openSite({
      at: '/login',
      before: ({ memberApi: { controls } }) => controls.fail('socialAuth', { kind: 'unreachable' }),
      through: (services) => {
        services.storage.writeSignUpDraft(draft)
        return services
      },
    })
    await type('Username or email', 'nora@')
    await press('Login with Google')
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
    expect(memberApi.controls.count('socialAuth')).toBe(1)
    expect(app.services.storage.readDraft(login)).toEqual({ identifier: 'nora@' })
    expect(store.draft).toEqual(draft)
  })
})

describe('a sign-in with Google', () => {
  test('leads a new member to /profile-completion (spec 2.47, 3.33, 4.11, 4.31)', async () => {
    const { path } = await openGoogle()
    await waitFor(() => expect(path()).toBe('/profile-completion'))
  })

  test.each<[string, Partial<Member>]>([
    ['first name', { firstName: '' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: '' }],
    ['location', { location: null }],
  ])('leads to /profile-completion without interests and %s (spec 3.33, 4.31)', async (_, gap) => {
    const { path } = await openGoogle({ ...complete, ...gap })
    await waitFor(() => expect(path()).toBe('/profile-completion'))
  })

  test('leads to /preferences if only the interests are missing (spec 2.48, 4.30, 4.32)', async () => {
    const { path } = await openGoogle(complete)
    await waitFor(() => expect(path()).toBe('/preferences'))
  })

  test('leads to / with interests, although the profile is incomplete (spec 2.49, 4.32)', async () => {
    const { path } = await openGoogle({ interests: ['Yoga'] })
    await waitFor(() => expect(path()).toBe('/'))
  })
})

test.each(providers)(
  'a sign-in with %s stores which provider it was (spec 4.39)',
  async (provider) => {
    const { store, path } = await openSite({ at: '/login' })
    await press(socialCopy.login(provider))
    await waitFor(() => expect(path()).toBe('/profile-completion'))
    expect(store.session.isLoggedIn).toBe(true)
    const flagged = providers.filter((name) => store.session[providerFlags[name]])
    expect(flagged).toEqual([provider])
  },
)

test('saved interests are not requested again at the next login (spec 4.35)', async () => {
  const { path, app } = await openSite({ at: '/preferences', member: { interests: [] } })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Hiking' }))
  await press('Confirm & next')
  await waitFor(() => expect(path()).toBe('/'))
  act(() => app.session.send({ type: 'logout requested' }))
  await waitFor(() => expect(path()).toBe('/login'))
  await logIn()
  await waitFor(() => expect(path()).toBe('/'))
})

test('/settings shows the identity, and /profile the record (spec 3.28, 3.29)', async () => {
  const { router } = await openSite({ at: '/settings', member: { name: 'Maya of the Record' } })
  await screen.findByRole('heading', { name: 'Ways to log in' })
  expect(screen.getByRole('main').textContent).toContain(maya.email)
  await act(() => router.navigate({ to: '/profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Maya of the Record' })
})

test('a visitor whose session ends loses nothing that is stored (spec 4.46)', async () => {
  const draft = { firstName: 'Nora', lastName: '', username: '', email: '', phone: '' }
  const { app, store } = await openSite({
    at: '/signup',
    through: (services) => {
      services.storage.writeSignUpDraft(draft)
      return services
    },
  })
  const field = await screen.findByLabelText<HTMLInputElement>('First name')
  act(() => app.session.send({ type: 'logout requested' }))
  expect(field.value).toBe('Nora')
  expect(store.draft).toEqual(draft)
})
