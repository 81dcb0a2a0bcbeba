import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Member } from '../../machines/member.ts'
import {
  focusNewPage,
  goBackThrough,
  guardMembership,
  leaveThrough,
} from '../../src/app/navigation.ts'
import { showNotice } from '../../src/app/notices.ts'
import { createAppRouter } from '../../src/app/router.ts'
import { clearToasts } from '../../src/design/toast/show-toast.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser } from './open-page.ts'

export const maya = {
  email: 'maya@lindqvist.example',
  password: 'sweet-pea-88',
  displayName: 'Maya Lindqvist',
}

type Opening = {
  /** The address that is opened first. */
  at: string
  /** Whether somebody's sign-in is remembered: a member's record, or null for nobody. */
  member?: Partial<Member> | null
  /** Lets the test steer the fakes before anything starts. */
  before?(site: ReturnType<ReturnType<typeof openBrowser>['buildPage']>): void
}

/** The whole site as it is wired for a browser, over fakes of the ports alone. */
export const openSite = async ({ at, member = null, before }: Opening) => {
  act(clearToasts)
  const browser = openBrowser()
  const account = browser.service.add(maya)
  if (member) {
    browser.records.set(
      account.uid,
      memberWith({
        email: maya.email,
        name: maya.displayName,
        firstName: 'Maya',
        lastName: 'Lindqvist',
        username: 'mayalind',
        interests: ['Yoga'],
        ...member,
      }),
    )
    await browser.buildPage().identity.signIn(maya)
    Object.assign(browser.store.session, {
      token: `token-${account.uid}-1`,
      isLoggedIn: true,
      userId: account.uid,
    })
  }
  const page = browser.buildPage()
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
    await router.load()
    render(<RouterProvider router={router} />)
  })
  return { ...browser, ...page, account, path: () => router.latestLocation.pathname, router }
}

/** Types into the field with this label. */
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

/** Presses the button with this name. */
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** The toast that says this, as soon as it does. */
export const toast = async (text: string) => {
  const region = await screen.findByRole('region', { name: 'Notifications' })
  return screen.findByText(
    (_, element) =>
      element?.tagName === 'P' && region.contains(element) && element.textContent === text,
  )
}
