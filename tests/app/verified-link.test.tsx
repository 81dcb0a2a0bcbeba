import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { maya, openSite } from './open-site.tsx'

it('says at once that the email is verified in the tab that its link opens, and leads to /preferences (spec 4.09)', async () => {
  const held: { reload?: { release(): void }; login?: { release(): void } } = {}
  const site = await openSite({
    at: '/login',
    awaiting: true,
    before: ({ identity, memberApi }) => {
      identity.service.verify(maya.email)
      held.reload = identity.controls.hold('reload')
      held.login = memberApi.controls.hold('login')
    },
  })
  await screen.findByRole('heading', { name: 'Checking whether your email is verified...' })
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  await act(async () => held.reload?.release())
  await screen.findByRole('heading', { name: 'Your email is verified' })
  screen.getByText('Next, pick your interests.')
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  site.records.set(
    site.account.uid,
    memberWith({
      email: maya.email,
      name: maya.displayName,
      firstName: 'Maya',
      lastName: 'Lindqvist',
      username: 'mayalind',
      interests: [],
    }),
  )
  await act(async () => held.login?.release())
  await waitFor(() => expect(site.path()).toBe('/preferences'))
})

it('shows the form again if the email is not verified yet', async () => {
  await openSite({ at: '/login', awaiting: true })
  await screen.findByRole('button', { name: 'Login' })
  await screen.findByRole('heading', { name: 'Welcome back' })
})

describe('a link that is opened on another device (fault 74)', () => {
  const at = '/login#verified=nora%40lindqvist.example'

  it('says that the email is verified, and that the sign-up goes on in its own window', async () => {
    const { router } = await openSite({ at })
    await screen.findByRole('heading', { name: 'Your email is verified' })
    const text = screen.getByRole('main').textContent
    expect(text).toContain('nora@lindqvist.example')
    expect(text).toContain('The window where you signed up goes on by itself.')
    screen.getByRole('button', { name: 'Login' })
    expect(router.latestLocation.href).toBe('/login')
  })

  it('says nothing more to its own member', async () => {
    const { path } = await openSite({
      at: '/login#verified=maya%40lindqvist.example',
      member: {},
    })
    await waitFor(() => expect(path()).toBe('/'))
    expect(screen.queryByText(/goes on by itself/)).toBeNull()
  })

  it('says so in a tab where the login is open already', async () => {
    const { router } = await openSite({ at: '/login' })
    await screen.findByRole('heading', { name: 'Welcome back' })
    await act(() => router.navigate({ to: '/login', hash: 'verified=nora%40lindqvist.example' }))
    await screen.findByRole('heading', { name: 'Your email is verified' })
  })

  it('does not believe the link in the browser that checks this email itself', async () => {
    await openSite({ at: '/login#verified=maya%40lindqvist.example', awaiting: true })
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(screen.queryByText(/goes on by itself/)).toBeNull()
  })

  it('is read by no other page', async () => {
    await openSite({ at: '/verify-email#verified=nora%40lindqvist.example', awaiting: true })
    await screen.findByText(maya.email)
  })

  it.each([
    'verified',
    'verified=',
    'verified=Call%20us%20at%20once',
    'verified=Call\u2800us\u3164at@once.example',
    `verified=${'a'.repeat(65)}@b.example`,
    `verified=a@${'b'.repeat(253)}`,
  ])('says nothing for #%s, which is no email', async (hash) => {
    await openSite({ at: `/login#${hash}` })
    await screen.findByRole('heading', { name: 'Welcome back' })
  })
})
