import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

// Other files of the worker have loaded pages, and the site remembers them.
vi.resetModules()
const { screenOf } = await import('../../src/app/pages/page-modules.ts')
const { openSite } = await import('./open-site.tsx')

/* A page is loaded once in this file, so every test is about another one. */
test('pointing at Settings loads it, and confirming the deletion loads /, which follows', async () => {
  const deleteAccount = () => new Promise<never>(() => {})
  const { path } = await openSite({
    at: '/preferences',
    member: {},
    through: (services) => ({ ...services, memberApi: { ...services.memberApi, deleteAccount } }),
  })
  const settings = await screen.findByRole('link', { name: 'Settings' })
  expect(() => screenOf('/settings')).toThrow('is not loaded')
  await userEvent.hover(settings)
  await expect.poll(() => screenOf('/settings')).toBeDefined()
  await userEvent.click(settings)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(() => screenOf('/')).toThrow('is not loaded')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }))
  await expect.poll(() => screenOf('/')).toBeDefined()
  expect(path()).toBe('/settings')
})

test.each([
  { at: '/', link: /profile/i, page: '/profile' },
  { at: '/profile', link: 'Edit Profile', page: '/edit-profile' },
  { at: '/profile', link: /Interests/, page: '/update-preferences' },
] as const)('pointing at a link on $at loads $page', async ({ at, link, page }) => {
  const { path } = await openSite({ at, member: {} })
  const found = await screen.findByRole('link', { name: link })
  expect(() => screenOf(page)).toThrow('is not loaded')
  await userEvent.hover(found)
  await expect.poll(() => screenOf(page)).toBeDefined()
  expect(path()).toBe(at)
})
