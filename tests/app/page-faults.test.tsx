import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { siteRecorder } from '../../src/app/site-recorder.ts'
import { type createFakeMemberApi, unreadableMember } from '../support/fakes/member-api.ts'
import { expectConsoleMessage } from '../support/quiet-console.ts'
import { logIn, maya, openSite, press, type, type Wrapper } from './open-site.tsx'

type FakeMemberApi = ReturnType<typeof createFakeMemberApi>

describe('a member without a record', () => {
  const withoutRecord = (memberApi: FakeMemberApi) =>
    memberApi.controls.fail('me', { kind: 'not registered' })

  it('gets a new record and stays signed in (fault 20)', async () => {
    const { memberApi } = await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => withoutRecord(memberApi),
    })
    await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
    expect(memberApi.controls.count('register')).toBe(1)
  })

  it('is redirected to /login if that fails, and the next login creates the record (fault 20)', async () => {
    const { account, records, path } = await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => {
        withoutRecord(memberApi)
        memberApi.controls.fail('register', { kind: 'server error' })
      },
    })
    await waitFor(() => expect(path()).toBe('/login'))
    records.delete(account.uid)
    await logIn()
    await waitFor(() => expect(records.get(account.uid)).toMatchObject({ email: maya.email }))
  })
})

describe('a bug that ends an actor', () => {
  it('is logged, and shows the crash page without the bar', async () => {
    const { app, log } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    act(() =>
      app.onboarding.send({
        type: 'step completed',
        step: '/profile-completion',
        member: unreadableMember,
      }),
    )
    await screen.findByRole('heading', { name: 'This page crashed' })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Reload the page',
    ])
    expect(log).toEqual(['run the site: unknown'])
  })
})

describe('a page that throws while it renders', () => {
  it('shows the crash page and reports it once', async () => {
    vi.stubEnv('VITE_REPORTS_URL', 'https://api.trellis.example/api/reports/site')
    onTestFinished(() => void vi.unstubAllEnvs())
    const report = vi.fn()
    Object.assign(Object(siteRecorder()), { report })
    const { router } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    // The page cannot format the date of the last edit.
    const dates = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(crash)
    onTestFinished(() => dates.mockRestore())
    expectConsoleMessage(/Maya’s data/)
    expectConsoleMessage(/Error in route match/)
    await act(() => router.navigate({ to: '/edit-profile' }))
    await screen.findByRole('heading', { name: 'This page crashed' })
    expect(report.mock.calls).toEqual([['error page', 'unknown']])
  })
})

/** A declaration, because a mock that is called with `new` cannot be an arrow function. */
function crash(): never {
  throw new Error('Maya’s data')
}

describe('React in strict mode, which runs every effect twice,', () => {
  it('sends one request and adds one listener (fault 44)', async () => {
    const wrapper: Wrapper = StrictMode
    const { memberApi, identity, app } = await openSite({ at: '/profile', member: {}, wrapper })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    expect(memberApi.controls.count('me')).toBe(1)
    expect(identity.controls.count('restore')).toBe(1)
    act(() => app.session.send({ type: 'session rejected' }))
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await waitFor(() => expect(region.querySelectorAll('p')).toHaveLength(1))
  })
})

describe('a password manager', () => {
  it('fills two fields at once, and both values are submitted (fault 109)', async () => {
    const { identity } = await openSite({ at: '/login' })
    const name = await screen.findByLabelText('Username or email')
    const password = await screen.findByLabelText('Password')
    // Both are filled before React re-renders.
    act(() => {
      fill(name, maya.email)
      fill(password, maya.password)
    })
    await press('Login')
    await waitFor(() => expect(identity.controls.count('signIn')).toBe(1))
    expect(identity.controls.calls.find((call) => call.name === 'signIn')?.given).toEqual([
      { email: maya.email, password: maya.password },
    ])
  })

  it('fills a new password and its confirmation at once, and both values are submitted (fault 109)', async () => {
    const { identity } = await openSite({ at: '/signup' })
    await type('First name', 'Grace')
    await type('Username', 'grace')
    await type('Email', 'grace@hopper.example')
    const password = await screen.findByLabelText('Password')
    const repeated = await screen.findByLabelText('Confirm password')
    act(() => {
      fill(password, 'correct horse')
      fill(repeated, 'correct horse')
    })
    await press('Sign Up')
    await waitFor(() => expect(identity.controls.count('signUp')).toBe(1))
    expect(identity.controls.calls.find((call) => call.name === 'signUp')?.given).toMatchObject([
      { email: 'grace@hopper.example', password: 'correct horse' },
    ])
  })
})

/** Fills a field as the browser does: sets the value without React, then dispatches events. */
const fill = (field: HTMLElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a page that waits for a verification', () => {
  it('checks once when it is visible again, regardless of how often it was hidden (fault 39)', async () => {
    const { identity, connection, visibility } = await openSite({
      at: '/verify-email',
      awaiting: true,
    })
    await screen.findByRole('button', { name: "I've Verified My Email" })
    const before = identity.controls.count('reload')
    act(() => {
      for (let seen = 0; seen < 60; seen += 1) {
        visibility.show()
        connection.restore()
      }
    })
    await waitFor(() => expect(identity.controls.count('reload')).toBe(before + 1))
    await press("I've Verified My Email")
    await screen.findByText(/^Email not verified yet\./)
    expect(identity.controls.count('reload')).toBe(before + 2)
  })
})

describe('a member who opens /verify-email', () => {
  it('is redirected to /, because no verification is pending (fault 43)', async () => {
    const { path, router } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    await act(() => router.navigate({ to: '/verify-email' }))
    await waitFor(() => expect(path()).toBe('/'))
  })
})
