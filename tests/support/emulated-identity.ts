import { deleteApp, getApp } from 'firebase/app'
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth'
import { vi } from 'vitest'
import { startIdentity } from '../../src/services/identity-firebase/started-identity.ts'
import { createFirebaseIdentity } from '../../src/services/identity-firebase.ts'
import { createSessionEpoch } from '../../src/services/session-epoch.ts'
import { browserTimers, type Timers } from '../../src/services/timers.ts'
import type { IdentityWorld, RequestKind } from '../services/contracts/identity-world.ts'
import { emptyPage } from './early-page.ts'
import type { TestEmulators } from './emulators.ts'
import { type Answer, cut, json } from './scripted-server.ts'

/** The URL path of each kind of request to the identity service. */
export const paths = {
  refresh: '/v1/token',
  'sign-in': 'accounts:signInWithPassword',
  'sign-up': 'accounts:signUp',
} as const satisfies Record<RequestKind, string>

/** An error response in the format of the identity service. */
export const errorResponse = (message: string): Answer =>
  json(400, { error: { code: 400, message, errors: [{ message }] } })

let browsers = 0

/** A browser connected to the emulator. Node has no storage, so the library stores the session in memory, by app name. */
export const openEmulatedWorld = async (
  emulators: TestEmulators,
  timers: Timers = browserTimers,
): Promise<IdentityWorld> => {
  await emulators.clear()
  browsers += 1
  const appName = `browser-${browsers}`
  const epoch = createSessionEpoch()
  const options = { appName, origin: 'http://localhost:5173', opener: noWindows, timers, epoch }
  const openPage = () =>
    createFirebaseIdentity({ ...options, page: emptyPage(), runWhenIdle: (run) => run() })
  const verifications = (email: string) =>
    emulators.emails(email).filter(({ kind }) => kind === 'VERIFY_EMAIL')
  return {
    identity: openPage(),
    epoch,
    reloadPage: async () => {
      await deleteApp(getApp(appName))
      return openPage()
    },
    verificationEmails: async (email) => verifications(email).length,
    followVerificationLink: async (email) => {
      const newest = verifications(email).at(-1)
      if (!newest) throw new Error(`No verification email was sent to ${email}.`)
      await emulators.follow(newest.link)
    },
    deleteElsewhere: emulators.deleteAccount,
    openWithGoogle: async (email) => {
      const page = startIdentity({ ...options, milliseconds: 10_000 }, (auth) =>
        signInWithCredential(auth, GoogleAuthProvider.credential(googleAccount(email))),
      )
      const linkOther = async (other: string) => {
        const body = {
          idToken: await page.idToken({ fresh: false }),
          postBody: `providerId=google.com&id_token=${encodeURIComponent(googleAccount(other))}`,
          requestUri: 'http://localhost',
        }
        await fetch(
          `${emulators.auth.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
        )
      }
      const { signal } = new AbortController()
      const signUp: IdentityWorld['identity']['signUp'] = (account) => page.signUp(account, signal)
      return { page: { ...page, signUp }, linkOther }
    },
    // The emulator runs in this process and uses the same Date. Timers are not changed.
    advance: (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds),
    refreshes: () => emulators.auth.requestsTo(paths.refresh).length,
    failNext: (what) => emulators.auth.once(paths[what], cut),
    holdNext: (what) => emulators.auth.hold(paths[what]),
  }
}

/** The credential that the emulator accepts for the Google account of this email. */
const googleAccount = (email: string) => JSON.stringify({ sub: email, email, email_verified: true })

const noWindows = {
  open: () => null,
  addEventListener: () => {},
  removeEventListener: () => {},
}
