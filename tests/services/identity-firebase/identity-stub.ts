import { deleteApp, getApp } from 'firebase/app'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeEach, vi } from 'vitest'
import type { Identity } from '../../../machines/ports.ts'
import type { Opener } from '../../../src/services/identity-firebase/popup.ts'
import {
  createFirebaseIdentity,
  type IdentityPage,
} from '../../../src/services/identity-firebase.ts'
import type { RunWhenIdle } from '../../../src/services/idle.ts'
import { createSessionEpoch, type SessionEpoch } from '../../../src/services/session-epoch.ts'
import { browserTimers } from '../../../src/services/timers.ts'
import { emptyPage } from '../../support/early-page.ts'
import { type Answer, json, startScriptedServer } from '../../support/scripted-server.ts'
import { unsignedToken } from '../../support/unsigned-token.ts'

/** The user with an account at the service. */
export const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }

/** An error response of the service. */
export const errorAnswer = (message: string): Answer => json(400, { error: { code: 400, message } })

/** A response with this token. */
export const tokenAnswer = (token: string): Answer =>
  json(200, { access_token: token, refresh_token: 'r', expires_in: '3600' })

/** A response with Ada's account. */
export const accountAnswer = (account: object): Answer =>
  json(200, { users: [{ localId: 'uid-ada', email: ada.email, ...account }] })

const start = Date.now()

/** A token for Ada with a verified or unverified email. Every call returns the same token. */
export const tokenOf = (verified: boolean): string =>
  unsignedToken({ uid: 'uid-ada', email: ada.email, verified }, 'demo-trellis', start)

/** A token with these claims. */
export const tokenWith = (claims: Record<string, unknown>): string =>
  new UnsecuredJWT(claims).encode()

/** An opener that cannot open windows. */
export const noWindows = (): Opener => ({
  open: () => null,
  addEventListener: () => {},
  removeEventListener: () => {},
})

/** A stub of the identity service without the emulator. It accepts every request unless a test sets another answer. */
export type IdentityStub = {
  /** Sets the answer to requests whose path contains this text. */
  respond(path: string, answer: Answer): void
  /** The bodies of the requests whose path contains this text. */
  requestsTo(path: string): readonly unknown[]
  /** Opens a page in a new browser without a sign-in. */
  open(opener?: Opener, runWhenIdle?: RunWhenIdle): Identity
  /** Opens a page without an app name, as the site does. */
  openUnnamed(): Identity
  /** Reloads the page in the last opened browser. */
  reloadPage(reloaded?: {
    page?: IdentityPage
    runWhenIdle?: RunWhenIdle
    epoch?: SessionEpoch
  }): Promise<ReturnType<typeof createFirebaseIdentity>>
}

/** Runs a callback at once. */
const atOnce: RunWhenIdle = (run) => run()

let browsers = 0

/** Starts the stub for a test file. Every test begins without answers and requests of others. */
export const startIdentityStub = async (): Promise<IdentityStub> => {
  const server = await startScriptedServer()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', server.origin)
  const defaults = new Map<string, Answer>([
    ['accounts:lookup', accountAnswer({})],
    ['/v1/token', tokenAnswer(tokenOf(false))],
    [
      'accounts:',
      json(200, {
        localId: 'uid-ada',
        idToken: tokenOf(false),
        refreshToken: 'r',
        expiresIn: '3600',
      }),
    ],
  ])
  let answers = new Map<string, Answer>()
  beforeEach(() => {
    answers = new Map()
    server.script((response, request) => {
      const [, answer] =
        [...answers, ...defaults].find(([path]) => request.path.includes(path)) ?? []
      return answer?.(response, request)
    })
  })
  afterAll(() => server.close())
  const page = (app: {
    appName?: string
    opener?: Opener
    page?: IdentityPage
    runWhenIdle?: RunWhenIdle
    epoch?: SessionEpoch
  }) =>
    createFirebaseIdentity({
      origin: 'https://trellis.example',
      opener: noWindows(),
      page: emptyPage(),
      timers: browserTimers,
      epoch: createSessionEpoch(),
      runWhenIdle: atOnce,
      ...app,
    })
  return {
    respond: (path, answer) => void answers.set(path, answer),
    requestsTo: (path) => server.requestsTo(path).map(({ body }) => bodyOf(body)),
    open: (opener = noWindows(), runWhenIdle = atOnce) => {
      browsers += 1
      return page({ appName: `stub-${browsers}`, opener, runWhenIdle })
    },
    openUnnamed: () => page({}),
    reloadPage: async (reloaded = {}) => {
      await deleteApp(getApp(`stub-${browsers}`))
      return page({ appName: `stub-${browsers}`, ...reloaded })
    },
  }
}

/** A token request has a form body, all others have JSON. */
const bodyOf = (body: string): unknown =>
  body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
