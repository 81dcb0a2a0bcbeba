import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import type { Member } from '../../machines/member.ts'
import type { StoredSession } from '../../machines/ports.ts'
import type { Services } from '../../src/app/create-services.ts'
import { connectRouter } from '../../src/app/navigation/connect-router.ts'
import { createAppRouter } from '../../src/app/navigation/router.ts'
import { showNotices } from '../../src/app/notices.ts'
import { hydrateSite } from '../../src/app/start-site.tsx'
import { clearToasts } from '../../src/design/toast/show-toast.ts'
import type { SessionEpoch } from '../../src/services/session-epoch.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import type { createFakePosition } from '../support/fakes/position.ts'
import { openBrowser } from './open-page.ts'

/** The test user, who has an account at the identity service. */
export const maya = {
  email: 'maya@lindqvist.example',
  password: 'sweet-pea-88',
  displayName: 'Maya Lindqvist',
}

/** A component around the site. */
export type Wrapper = ComponentType<{ children: ReactNode }>

type Opening = {
  /** The path that is opened first. */
  at: string
  /** Signs Maya in. These fields override those of her record. */
  member?: Partial<Member>
  /** Maya has signed up, and her email is not verified. */
  awaiting?: boolean
  /** Overrides for the stored session. */
  stored?: Partial<StoredSession>
  position?: ReturnType<typeof createFakePosition>
  /** Wraps the fakes. */
  through?: (services: Services, epoch: SessionEpoch) => Services
  wrapper?: Wrapper
  /** A prerendered page, which the site hydrates or replaces. */
  prerendered?: HTMLElement
  /** Controls the fakes before the page starts. */
  before?(fakes: Fakes): void
}

type Fakes = ReturnType<ReturnType<typeof openBrowser>['buildPage']>

/** Opens the whole site, wired as in main.tsx, with fake ports. */
export const openSite = async (opening: Opening) => {
  const { at, member, awaiting = false, stored = {}, position, through, wrapper, before } = opening
  const { prerendered } = opening
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
  connectRouter(page.app, router)
  let hydrated: ReturnType<typeof hydrateSite> | undefined
  // A site that outlives its test must not navigate, or show a notice in the next test, or remove one.
  onTestFinished(async () => {
    router.startTransition = async () => false
    page.app.root.stop()
    const root = await hydrated
    act(() => root?.unmount())
  })
  showNotices(page.app)
  page.app.root.start()
  await act(async () => {
    const element = <RouterProvider router={router} />
    if (prerendered) hydrated = hydrateSite(prerendered, { router, element })
    else render(element, { wrapper })
  })
  // The landing page loads the toasts only when they are needed.
  if (at !== '/' && !prerendered) await screen.findByRole('region', { name: 'Notifications' })
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

/** Types into the field with this label once it exists. */
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

/** Presses the button with this name once it exists. */
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** Logs in with the form on /login. */
export const logIn = async (password = maya.password, email = maya.email) => {
  await type('Username or email', email)
  await type('Password', password)
  await press('Login')
}

/** Expects a toast with exactly this text. */
export const expectToast = async (text: string) => {
  await waitFor(() => {
    // The region of the test before may still be in the page.
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect([...region.querySelectorAll('p')].map((toast) => toast.textContent)).toContain(text)
  })
}

/** Selects a file on a profile form. */
export const selectPicture = async (picture: File) => {
  await screen.findByRole('group', { name: 'Profile photo' })
  const input = document.querySelector('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [picture] } })
}

/** Chooses a picture on a profile form with the suggested crop. */
export const choosePicture = async (picture: File) => {
  await selectPicture(picture)
  await press('Use this picture')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
