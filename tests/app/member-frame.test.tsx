import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Member } from '../../machines/member.ts'
import { prerenderedAttribute, prerenderedFrame } from '../../src/app/prerendered.ts'
import { framedPages, MemberFrame } from '../../src/screens/frame/member-frame.tsx'
import { openSite } from './open-site.tsx'

/** The root element of the file of a member's page. */
const rootWith = (path: (typeof framedPages)[number]) => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<MemberFrame path={path} />)
  root.setAttribute(prerenderedAttribute, prerenderedFrame)
  document.body.append(root)
  return root
}

afterEach(() => document.body.replaceChildren())

/** Opens a member's page whose session is not restored before `release`. */
const openFrame = async (path: (typeof framedPages)[number]) => {
  let release = () => {}
  const prerendered = rootWith(path)
  const site = await openSite({
    at: path,
    member: {},
    prerendered,
    before: ({ identity }) => {
      release = identity.controls.hold('restore').release
    },
  })
  return { ...site, release: () => act(async () => release()) }
}

test.each(framedPages)('the frame of %s stays until the session is restored', async (path) => {
  const { release } = await openFrame(path)
  const spinner = screen.getByRole('status')
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  await release()
  expect(await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })).toBeDefined()
  expect(spinner.isConnected).toBe(false)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    path === '/profile' ? 'Maya Lindqvist' : heading,
  )
})

const recordNeeded = [
  '/edit-profile',
  '/profile-completion',
  '/preferences',
  '/update-preferences',
] as const

test.each(recordNeeded)('the frame of %s stays until the record is loaded', async (path) => {
  const { app, memberApi, release } = await openFrame(path)
  const heading = screen.getByRole('heading', { level: 1 })
  const record = memberApi.controls.hold('me')
  await release()
  await waitFor(app.pageHost, (host) => host.matches({ changing: 'waiting for the member' }))
  await act(() => vi.dynamicImportSettled())
  expect(heading.isConnected).toBe(true)
  await act(async () => record.release())
  expect(await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })).toBeDefined()
  expect(heading.isConnected).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading.textContent)
})

test('the error replaces the frame if the record cannot be loaded', async () => {
  const { memberApi, release } = await openFrame('/edit-profile')
  memberApi.controls.fail('me', { kind: 'timed out' })
  await release()
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
})

test('the login page replaces the frame of a member whose session has ended', async () => {
  const { identity, release, path } = await openFrame('/profile')
  await identity.signOut()
  await release()
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
  expect(path()).toBe('/login')
})

test('the crash page replaces the frame if an actor ends before the page is open', async () => {
  const { app } = await openFrame('/profile')
  const noMember: Member = JSON.parse('null')
  await act(async () => app.onboarding.send({ type: 'profile completed', member: noMember }))
  expect(await screen.findByRole('heading', { name: 'This page crashed' })).toBeDefined()
})
