import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { expect } from 'vitest'
import type { Member } from '../../machines/member.ts'
import type { StoredSession } from '../../machines/ports.ts'
import {
  focusNewPage,
  goBackThrough,
  guardMembership,
  leaveThrough,
} from '../../src/app/navigation.ts'
import { showNotice } from '../../src/app/notices.ts'
import { createAppRouter } from '../../src/app/router.ts'
import type { Services } from '../../src/app/services.ts'
import { clearToasts } from '../../src/design/toast/show-toast.ts'
import type { SessionEpoch } from '../../src/services/session-epoch.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import type { createFakePosition } from '../support/fakes/position.ts'
import { openBrowser } from './open-page.ts'

/** The person whom the identity service of every opened site knows. */
export const maya = {
  email: 'maya@lindqvist.example',
  password: 'sweet-pea-88',
  displayName: 'Maya Lindqvist',
}

/** What may stand round the site. */
export type Box = ComponentType<{ children: ReactNode }>

type Opening = {
  /** The address that is opened first. */
  at: string
  /** Maya's sign-in is remembered, and this is what her record has beside her name. */
  member?: Partial<Member>
  /** Maya has signed up and has not opened the mail's link. */
  awaiting?: boolean
  /** What the storage holds otherwise than such a sign-in leaves it. */
  stored?: Partial<StoredSession>
  position?: ReturnType<typeof createFakePosition>
  /** What stands between the site and the fakes of its ports. */
  through?: (services: Services, epoch: SessionEpoch) => Services
  wrapper?: Box
  /** Steers the fakes before the page starts. */
  before?(fakes: Fakes): void
}

type Fakes = ReturnType<ReturnType<typeof openBrowser>['buildPage']>

/** The whole site, wired as in main.tsx, over fakes of the ports alone. */
export const openSite = async (opening: Opening) => {
  const { at, member, awaiting = false, stored = {}, position, through, wrapper, before } = opening
  act(clearToasts)
  const browser = openBrowser()
  const account = browser.service.add({ ...maya, emailVerified: !awaiting })
  if (member) {
    browser.records.set(account.uid, memberWith({ ...recordOfMaya, ...member }))
    Object.assign(browser.store.session, {
      token: `token-${account.uid}-1`,
      isLoggedIn: true,
      userId: account.uid,
    })
  }
  if (awaiting) Object.assign(browser.store.session, { tempUserEmail: maya.email })
  Object.assign(browser.store.session, stored)
  if (member || awaiting) await browser.buildPage().identity.signIn(maya)

  const page = browser.buildPage({ position, through })
  before?.(page)
  const router = createAppRouter(page.app, createMemoryHistory({ initialEntries: [at] }))
  page.app.start({
    leave: leaveThrough(page.app, router),
    notice: showNotice,
    goBack: goBackThrough(router),
  })
  guardMembership(page.app, router)
  focusNewPage(router)
  await act(async () => {
    render(<RouterProvider router={router} />, { wrapper })
  })
  // The toasts come when they are needed, which on the landing page a visitor never does.
  if (at !== '/') await screen.findByRole('region', { name: 'Notifications' })
  return { ...browser, ...page, account, router, path: () => router.latestLocation.pathname }
}

const recordOfMaya: Partial<Member> = {
  email: maya.email,
  name: maya.displayName,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  interests: ['Yoga'],
}

/** Types into the field with this label, as soon as there is one. */
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

/** Presses the button with this name, as soon as there is one. */
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** Logs in by the form on /login. */
export const logIn = async (password = maya.password) => {
  await type('Username or email', maya.email)
  await type('Password', password)
  await press('Login')
}

/** Expects a toast with exactly this text to appear. */
export const expectToast = async (text: string) => {
  const region = await screen.findByRole('region', { name: 'Notifications' })
  await waitFor(() =>
    expect([...region.querySelectorAll('p')].map((toast) => toast.textContent)).toContain(text),
  )
}

/** Chooses a picture on a profile form, as it is offered to be cut. */
export const choosePicture = async (picture: File) => {
  await screen.findByRole('group', { name: 'Profile photo' })
  const input = document.querySelector('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [picture] } })
  await press('Use this part')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
