import { deleteApp, getApp } from 'firebase/app'
import { UnsecuredJWT } from 'jose'
import { vi } from 'vitest'
import type { Identity } from '../../../machines/ports.ts'
import type { Opener } from '../../../src/services/identity-firebase/popup.ts'
import { createFirebaseIdentity } from '../../../src/services/identity-firebase.ts'
import { createSessionEpoch } from '../../../src/services/session-epoch.ts'
import { browserTimers } from '../../../src/services/timers.ts'
import { type Answer, json, startScriptedServer } from '../../support/scripted-server.ts'
import { unsignedToken } from '../../support/unsigned-token.ts'

/** Whoever has an account at the service. */
export const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }

/** The service refuses. */
export const refuses = (message: string): Answer => json(400, { error: { code: 400, message } })

/** The service gives this token. */
export const gives = (token: string): Answer =>
  json(200, { access_token: token, refresh_token: 'r', expires_in: '3600' })

/** The service says so of Ada's account. */
export const knows = (account: object): Answer =>
  json(200, { users: [{ localId: 'uid-ada', email: ada.email, ...account }] })

const start = Date.now()

/** A token for Ada, whose address is verified or not yet: the same one whenever it is asked for. */
export const tokenOf = (verified: boolean): string =>
  unsignedToken({ uid: 'uid-ada', email: ada.email, verified }, 'demo-trellis', start)

/** A token that says this. */
export const tokenWith = (claims: Record<string, unknown>): string =>
  new UnsecuredJWT(claims).encode()

/** A page that opens no window. */
export const noWindows = (): Opener => ({
  open: () => null,
  addEventListener: () => {},
  removeEventListener: () => {},
})

/** The identity service as far as a test has written it down, without the emulator: it says yes to all else. */
export type WrittenService = {
  /** How it answers requests whose path contains this text, from now on. */
  says(path: string, answer: Answer): void
  /** What has come with the requests whose path contains this text. */
  asked(path: string): readonly unknown[]
  /** Another browser, which remembers nobody. */
  open(opener?: Opener): Identity
  /** As the site opens it, which gives its app no name. */
  openUnnamed(): Identity
  /** The page is loaded anew in the browser that was opened last. */
  reloadPage(): Promise<Identity>
  /** Forgets what was said and asked. */
  reset(): void
  stop(): Promise<void>
}

let browsers = 0

/** Starts it, in no time. */
export const startWrittenService = async (): Promise<WrittenService> => {
  const server = await startScriptedServer()
  vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', server.origin)
  const usual = new Map<string, Answer>([
    ['accounts:lookup', knows({})],
    ['/v1/token', gives(tokenOf(false))],
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
  let said = new Map<string, Answer>()
  const reset = () => {
    said = new Map()
    server.script((response, request) => {
      const [, answer] = [...said, ...usual].find(([path]) => request.path.includes(path)) ?? []
      return answer?.(response, request)
    })
  }
  const page = (app: { appName?: string; opener?: Opener }) =>
    createFirebaseIdentity({
      origin: 'https://trellis.example',
      opener: noWindows(),
      timers: browserTimers,
      epoch: createSessionEpoch(),
      ...app,
    })
  reset()
  return {
    says: (path, answer) => void said.set(path, answer),
    asked: (path) =>
      server.requests.flatMap((request) =>
        request.path.includes(path) ? [bodyOf(request.body)] : [],
      ),
    open: (opener = noWindows()) => {
      browsers += 1
      return page({ appName: `written-${browsers}`, opener })
    },
    openUnnamed: () => page({}),
    reloadPage: async () => {
      await deleteApp(getApp(`written-${browsers}`))
      return page({ appName: `written-${browsers}` })
    },
    reset,
    stop: server.close,
  }
}

/** A request for a token is a form, all others are JSON. */
const bodyOf = (body: string): unknown =>
  body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
