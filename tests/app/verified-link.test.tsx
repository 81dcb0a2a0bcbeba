import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
  await screen.findByText('Checking whether your email is verified...')
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
