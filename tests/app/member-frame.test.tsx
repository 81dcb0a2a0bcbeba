import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import {
  earlyRequestKey,
  prerenderedAttribute,
  prerenderedFrame,
  shownSession,
} from '../../src/app/prerendered.ts'
import { framedPages, MemberFrame } from '../../src/screens/frame/member-frame.tsx'
import { openEarlyPage, storedIdentity } from '../support/early-page.ts'
import { unreadableMember } from '../support/fakes/member-api.ts'
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

/** Focuses the first element that matches. */
const focusOn = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  element.focus()
  return element
}

test.each(framedPages)('the frame of %s stays until the session is restored', async (path) => {
  const { release } = await openFrame(path)
  const [spinner] = screen.getAllByRole('status')
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  await release()
  await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
  expect(spinner?.isConnected).toBe(false)
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
  await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
  expect(heading.isConnected).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading.textContent)
})

describe('the frame of /profile', () => {
  const menu = () => screen.queryByRole('button', { name: 'Maya Lindqvist Account menu' })

  const openWithHeldRecord = async () => {
    const { memberApi, release } = await openFrame('/profile')
    const record = memberApi.controls.hold('me')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await release()
    await act(() => vi.dynamicImportSettled())
    return record
  }

  test('is replaced once if the record arrives with the identity', async () => {
    const record = await openWithHeldRecord()
    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(menu()).toBeNull()
    await act(async () => record.release())
    await act(() => vi.dynamicImportSettled())
    expect(menu()).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maya Lindqvist')
  })

  test('is replaced by the loading state of the page after 100 ms without the record', async () => {
    await openWithHeldRecord()
    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(menu()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(menu()).not.toBeNull()
    screen.getByText('Loading profile...')
  })

  test('is replaced only with the record if it already shows the member', async () => {
    document.documentElement.dataset.session = shownSession
    onTestFinished(() => void delete document.documentElement.dataset.session)
    const record = await openWithHeldRecord()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(menu()).toBeNull()
    await act(async () => record.release())
    await vi.waitFor(() => expect(menu()).not.toBeNull())
  })
})

describe('before the site has loaded', () => {
  const account = { localId: 'uid-maya', emailVerified: true }
  const record = {
    ...{ uid: 'uid-maya', name: '', firstName: 'Maya', lastName: 'Lindqvist' },
    ...{ events: [], friends: Array.from({ length: 1_200 }), interests: ['Hiking', 'Live Music'] },
  }

  test('the site gets the responses after the paint of the name, in a background tab after 100 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const open = async () => {
      const site = { served: 0, paint: () => {} }
      rootWith('/profile')
      const page = openEarlyPage(storedIdentity('token', Date.now() + 3_600_000), {
        send: async (url) =>
          Response.json(
            String(url).includes('lookup') ? { users: [account] } : { data: { data: record } },
          ),
        requestAnimationFrame: (paint) => {
          site.paint = paint
        },
      })
      for (const early of [page.earlyLookup, page[earlyRequestKey]])
        void early?.response.then(() => {
          site.served += 1
        })
      await vi.waitFor(() => screen.getByText('Maya Lindqvist'), { interval: 0 })
      return site
    }
    const visible = await open()
    expect(visible.served).toBe(0)
    visible.paint()
    await vi.advanceTimersByTimeAsync(0)
    expect(visible.served).toBe(2)

    document.body.replaceChildren()
    const hidden = await open()
    await vi.advanceTimersByTimeAsync(99)
    expect(hidden.served).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(hidden.served).toBe(2)
  })

  type Answers = { account?: object; record?: object; isLoggedOut?: () => boolean }

  /** Runs the inline script of a page against these answers, and returns its session and the text of its heading. */
  const headingAfter = async (path: (typeof framedPages)[number], answers: Answers = {}) => {
    rootWith(path)
    const documentElement = { dataset: { session: 'stored' } }
    let pending = 2
    const page = openEarlyPage(storedIdentity('token', Date.now() + 3_600_000), {
      documentElement,
      ...(answers.isLoggedOut && { isLoggedOut: () => pending === 0 }),
      send: async (url) => {
        pending -= 1
        return Response.json(
          String(url).includes('lookup')
            ? { users: [{ ...account, ...answers.account }] }
            : { success: true, data: { data: { ...record, ...answers.record } } },
        )
      },
    })
    await page.earlyLookup?.response
    await new Promise((resolve) => setTimeout(resolve))
    return [documentElement.dataset.session, screen.getByRole('heading', { level: 1 }).textContent]
  }

  /** The same of the profile, and the texts of its tiles. */
  const textsAfter = async (answers: Answers) => {
    const heading = await headingAfter('/profile', answers)
    const value = (label: string) =>
      screen.getByText(label).parentElement?.parentElement?.firstChild
    return [
      ...heading,
      ...['Events attended', 'Connections', 'Interests'].map((label) => value(label)?.textContent),
    ]
  }

  test('the frame of /profile shows the name and the numbers of the member', async () => {
    expect(await textsAfter({})).toEqual([shownSession, 'Maya Lindqvist', '0', '1,200', '2'])
  })

  test.each(framedPages.filter((path) => path !== '/profile'))(
    'the frame of %s shows nothing of the member',
    async (path) => {
      rootWith(path)
      const heading = screen.getByRole('heading', { level: 1 }).textContent
      document.body.replaceChildren()
      expect(await headingAfter(path)).toEqual(['stored', heading])
    },
  )

  test.each([
    ['has no verified email', { account: { emailVerified: false } }],
    ['is not the owner of the record', { account: { localId: 'uid-tomas' } }],
    ['is no longer stored', { isLoggedOut: () => true }],
    ['has a name that needs a smaller heading', { record: { name: 'M'.repeat(31) } }],
    ['has no name', { record: { firstName: '', lastName: '' } }],
    ['has an unreadable record', { record: { friends: null } }],
  ])('the frame stays if the identity %s', async (_, answers) => {
    expect(await textsAfter(answers)).toEqual(['stored', 'Profile', '', '', ''])
  })
})

test.each([
  ['the link to the content', 'a[href="#main"]'],
  ['the link to the landing page', 'a[href="/"]'],
  ['the content', 'main'],
])('%s keeps the focus when the page replaces the frame', async (_, selector) => {
  const { release } = await openFrame('/settings')
  const inFrame = focusOn(selector)
  await release()
  await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
  expect(inFrame.isConnected).toBe(false)
  expect(document.activeElement?.matches(selector)).toBe(true)
})

test('the heading of the login page receives the focus of a link that it lacks', async () => {
  const { identity, release } = await openFrame('/profile')
  focusOn('a[href="#main"]')
  await identity.signOut()
  await release()
  const heading = await screen.findByRole('heading', { name: 'Welcome back' })
  expect(document.activeElement).toBe(heading)
})

test('a frame without the focus leaves it where it is', async () => {
  const { release } = await openFrame('/settings')
  await release()
  await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
  expect(document.activeElement).toBe(document.body)
})

test.each(['main', 'h1'])('%s keeps the focus when the profile is loaded', async (selector) => {
  const { memberApi, release } = await openFrame('/profile')
  const record = memberApi.controls.hold('me')
  await release()
  await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
  const loading = focusOn(selector)
  screen.getByText('Loading profile...')
  await act(async () => record.release())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Maya Lindqvist')
  expect(document.activeElement).toBe(loading)
})

test('the error replaces the frame if the record cannot be loaded', async () => {
  const { memberApi, release } = await openFrame('/edit-profile')
  memberApi.controls.fail('me', { kind: 'timed out' })
  await release()
  await screen.findByRole('button', { name: 'Retry' })
})

test('the login page replaces the frame of a member whose session has ended', async () => {
  const { identity, release, path } = await openFrame('/profile')
  await identity.signOut()
  await release()
  await screen.findByRole('heading', { name: 'Welcome back' })
  expect(path()).toBe('/login')
})

test('the crash page replaces the frame if an actor ends before the page is open', async () => {
  const { app } = await openFrame('/profile')
  await act(async () =>
    app.onboarding.send({
      type: 'step completed',
      step: '/profile-completion',
      member: unreadableMember,
    }),
  )
  await screen.findByRole('heading', { name: 'This page crashed' })
})
