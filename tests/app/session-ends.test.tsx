import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SessionEndReason } from '../../machines/session/session-events.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openSession } from './open-page.ts'
import { openSite } from './open-site.tsx'

type Site = Awaited<ReturnType<typeof openSite>>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

type Ending = {
  opening: Parameters<typeof openSite>[0]
  end: (site: Site) => unknown
  /** The heading of the next page, which gets the focus. */
  heading: string
}

const signedIn = { at: '/profile', member: {} }
const awaiting = { at: '/verify-email', awaiting: true }

const ends: Readonly<Record<SessionEndReason, Ending>> = {
  'logged out': {
    opening: signedIn,
    end: ({ app }) => app.session.send({ type: 'logout requested' }),
    heading: 'Welcome back',
  },
  'logged out elsewhere': {
    opening: signedIn,
    end: async ({ openPage }) => {
      const other = openPage()
      await other.waitForState({ 'signed in': 'ready' })
      other.app.session.send({ type: 'logout requested' })
    },
    heading: 'Welcome back',
  },
  expired: {
    opening: signedIn,
    end: ({ app }) => app.session.send({ type: 'session rejected' }),
    heading: 'Welcome back',
  },
  'identity gone': {
    opening: awaiting,
    end: ({ service, account }) => {
      service.delete(account.uid)
      return press("I've Verified My Email")
    },
    heading: 'This sign-up is over',
  },
  'identity lost': {
    opening: awaiting,
    end: ({ identity }) => identity.signOut(),
    heading: 'This sign-up can’t go on here',
  },
  'replaced by another sign-in': {
    opening: awaiting,
    end: ({ openPage }) =>
      openPage().identity.signUp({
        ...{ email: 'tomas@example.test', password: 'runner-beans-12' },
        displayName: 'Tomás',
      }),
    heading: 'Someone else is signing in',
  },
  'another member signed in elsewhere': {
    opening: signedIn,
    end: async ({ openPage, service, records }) => {
      const tomas = { email: 'tomas@example.test', password: 'runner-beans-12' }
      const { uid } = service.add({ ...tomas, displayName: 'Tomás', emailVerified: true })
      records.set(uid, memberWith({ email: tomas.email, name: 'Tomás', interests: ['Yoga'] }))
      const other = openPage()
      await openSession(other.app.session, await other.identity.signIn(tomas))
    },
    heading: 'Tomás',
  },
  'verification finished elsewhere': {
    opening: awaiting,
    end: ({ service, account }) => {
      service.resetPassword(account.email)
      return press("I've Verified My Email")
    },
    heading: 'Your email is verified. Log in.',
  },
}

it.each(Object.entries(ends))(
  'the end of a session moves the focus to a heading: %s',
  async (_reason, { opening, end, heading }) => {
    const site = await openSite(opening)
    await screen.findByRole('heading', { level: 1 })
    await end(site)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(heading))
    expect(document.activeElement?.tagName).toBe('H1')
  },
)
