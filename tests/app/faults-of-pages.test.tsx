import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import type { createFakeMemberApi } from '../support/fakes/member-api.ts'
import { type Box, logIn, maya, openSite, press, type } from './open-site.tsx'

type FakeMemberApi = ReturnType<typeof createFakeMemberApi>

describe('a member whose record is not there', () => {
  const withoutRecord = (memberApi: FakeMemberApi) =>
    memberApi.steering.fail('me', { kind: 'not registered' })

  it('gets one anew, and stays signed in (fault 20)', async () => {
    const { memberApi } = await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => withoutRecord(memberApi),
    })
    await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
    expect(memberApi.steering.count('register')).toBe(1)
  })

  it('is led to /login where that fails, and the next login makes the record (fault 20)', async () => {
    const { account, records, path } = await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => {
        withoutRecord(memberApi)
        memberApi.steering.fail('register', { kind: 'server error' })
      },
    })
    await waitFor(() => expect(path()).toBe('/login'))
    records.delete(account.uid)
    await logIn()
    await waitFor(() => expect(records.get(account.uid)).toMatchObject({ email: maya.email }))
  })
})

describe('React in strict mode, which runs every effect twice,', () => {
  it('asks once and listens once all the same (fault 44)', async () => {
    const wrapper: Box = StrictMode
    const { memberApi, identity, app } = await openSite({ at: '/profile', member: {}, wrapper })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    expect(memberApi.steering.count('me')).toBe(1)
    expect(identity.steering.count('restore')).toBe(1)
    act(() => app.session.send({ type: 'session refused' }))
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await waitFor(() => expect(region.querySelectorAll('p')).toHaveLength(1))
  })
})

describe('a password manager', () => {
  it('fills two fields at once, and both arrive (fault 109)', async () => {
    const { identity } = await openSite({ at: '/login' })
    const name = await screen.findByLabelText('Username or email')
    const password = await screen.findByLabelText('Password')
    // Both are filled before the page is drawn anew.
    act(() => {
      fill(name, maya.email)
      fill(password, maya.password)
    })
    await press('Login')
    await waitFor(() => expect(identity.steering.count('signIn')).toBe(1))
    expect(identity.steering.calls.find((call) => call.name === 'signIn')?.given).toEqual([
      { email: maya.email, password: maya.password },
    ])
  })

  it('fills a new password and its repetition at once, and both arrive (fault 109)', async () => {
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
    await waitFor(() => expect(identity.steering.count('signUp')).toBe(1))
    expect(identity.steering.calls.find((call) => call.name === 'signUp')?.given).toMatchObject([
      { email: 'grace@hopper.example', password: 'correct horse' },
    ])
  })
})

/** Fills a field as the browser does: around React, which hears of it by the events alone. */
const fill = (field: HTMLElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a page that waits for a verification', () => {
  it('checks once when it is seen again, however often it was hidden meanwhile (fault 39)', async () => {
    const { identity } = await openSite({ at: '/verify-email', awaiting: true })
    await screen.findByRole('button', { name: "I've Verified My Email" })
    const before = identity.steering.count('reload')
    act(() => {
      for (let seen = 0; seen < 60; seen += 1) {
        document.dispatchEvent(new Event('visibilitychange'))
        window.dispatchEvent(new Event('online'))
      }
    })
    await waitFor(() => expect(identity.steering.count('reload')).toBe(before + 1))
    await press("I've Verified My Email")
    await screen.findByText(/^Email not verified yet\./)
    expect(identity.steering.count('reload')).toBe(before + 2)
  })
})

describe('a member who comes to /verify-email', () => {
  it('is led home, since nothing is waited for (fault 43)', async () => {
    const { path, router } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    await act(() => router.navigate({ to: '/verify-email' }))
    await waitFor(() => expect(path()).toBe('/'))
  })
})
