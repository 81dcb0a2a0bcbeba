import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { SessionEndReason } from '../../../machines/session/session-events.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { openSession } from '../open-page.ts'
import { openSite } from '../open-site.tsx'
import { startTranscript } from './transcript.ts'

/* What a screen reader says when a session, or the wait for a verification, ends: one file each in `ends`. */
afterEach(() => virtual.stop())

type Site = Awaited<ReturnType<typeof openSite>>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

type Ending = {
  opening: Parameters<typeof openSite>[0]
  end: (site: Site) => unknown
  said: readonly string[]
}

const signedIn = { at: '/profile', member: {} }
const awaiting = { at: '/verify-email', awaiting: true }

const ends: Readonly<Record<SessionEndReason, Ending>> = {
  'logged out': {
    opening: signedIn,
    end: ({ app }) => app.session.send({ type: 'logout requested' }),
    said: ['heading, Welcome back, level 1'],
  },
  'logged out elsewhere': {
    opening: signedIn,
    end: async ({ openPage }) => {
      const other = openPage()
      await other.waitForState({ 'signed in': 'ready' })
      other.app.session.send({ type: 'logout requested' })
    },
    said: ['polite: You’ve been logged out in another tab.', 'heading, Welcome back, level 1'],
  },
  expired: {
    opening: signedIn,
    end: ({ app }) => app.session.send({ type: 'session rejected' }),
    said: ['polite: Session expired. Please login again.', 'heading, Welcome back, level 1'],
  },
  'identity gone': {
    opening: awaiting,
    end: ({ service, account }) => {
      service.delete(account.uid)
      return press("I've Verified My Email")
    },
    said: ['heading, This sign-up is over, level 1'],
  },
  'replaced by another sign-in': {
    opening: awaiting,
    end: ({ openPage }) =>
      openPage().identity.signUp({
        ...{ email: 'tomas@example.test', password: 'runner-beans-12' },
        displayName: 'Tomás',
      }),
    said: ['heading, Someone else is signing in, level 1'],
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
    said: ['heading, Profile, level 1'],
  },
  'verification finished elsewhere': {
    opening: awaiting,
    end: ({ service, account }) => {
      service.resetPassword(account.email)
      return press("I've Verified My Email")
    },
    said: ['heading, Your email is verified. Log in., level 1'],
  },
}

describe('a screen reader says the end of a session once', () => {
  it.each(Object.entries(ends))('%s', async (reason, { opening, end, said }) => {
    const site = await openSite(opening)
    await screen.findByRole('heading', { level: 1 })
    const { step, text } = await startTranscript()
    await step(`The session ends: ${reason}`, async () => end(site), ...said)
    await expect(text()).toMatchFileSnapshot(`ends/${reason.replaceAll(' ', '-')}.txt`)
  })
})
