import type { MemberApi } from '../../../machines/ports.ts'
import { createMemberApi } from '../../../src/services/member-api.ts'
import { createSessionEpoch, type SessionEpoch } from '../../../src/services/session-epoch.ts'
import { deferred } from '../../support/deferred.ts'
import {
  createFakeBrowser,
  createFakeIdentity,
  type FakeBrowser,
  type FakeIdentity,
} from '../../support/fakes/identity.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { type Answer, json } from '../../support/scripted-server.ts'
import { createSteppedTime, type SteppedTime } from '../../support/stepped-time.ts'

/** The client before a scripted server, for a member who is signed in. */
export type ApiUnderTest = {
  api: MemberApi
  identity: FakeIdentity
  browser: FakeBrowser
  epoch: SessionEpoch
  time: SteppedTime
  /** How often the session was said to be refused. */
  refused(): number
}

export const ada = { email: 'ada@example.com', password: 'correct horse' }

/** The token that a fresh sign-in gives, and those that refreshes give after it. */
export const firstToken = 'token-uid-1-1'
export const secondToken = 'token-uid-1-2'

export const member = memberWith({ _id: 'member-1', email: ada.email, interests: ['Dance'] })

/** The member's record, as GET /users/me answers it. */
export const record: Answer = json(200, { success: true, data: { data: member } })

/** Answers as a backend whose only good tokens are these. */
export const recordFor =
  (...good: string[]): Answer =>
  (response, request) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const answer = good.includes(token) ? record : json(401, { success: false, error: 'No.' })
    return answer(response, request)
  }

/** Opens one page; `signsIn` says by what the member has come in, if at all. */
export const openApi = async (
  origin: string,
  { signsIn = 'local' }: { signsIn?: 'local' | 'google' | 'apple' | 'nobody' } = {},
): Promise<ApiUnderTest> => {
  const epoch = createSessionEpoch()
  const browser = createFakeBrowser()
  const identity = createFakeIdentity({ browser, epoch })
  const time = createSteppedTime()
  let refusals = 0
  if (signsIn === 'local') {
    identity.service.add(ada)
    await identity.signIn(ada)
  }
  if (signsIn === 'google' || signsIn === 'apple') await identity.signInWith(signsIn)
  const api = createMemberApi({
    baseUrl: `${origin}/api`,
    identity,
    epoch,
    timers: time.timers,
    onSessionRefused: () => {
      refusals += 1
    },
  })
  return { api, identity, browser, epoch, time, refused: () => refusals }
}

/** An answer that waits for the test. */
export const held = (answer: Answer) => {
  const arrived = deferred()
  const gate = deferred()
  const waiting: Answer = async (response, request) => {
    arrived.resolve()
    await gate.promise
    return answer(response, request)
  }
  return { waiting, arrived: arrived.promise, release: () => gate.resolve() }
}
