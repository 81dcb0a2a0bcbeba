import type { AuthType } from '../../../machines/member.ts'
import type { MemberApi } from '../../../machines/ports.ts'
import type { EarlyRequest } from '../../../src/services/member-api/early-request.ts'
import { createMemberApi } from '../../../src/services/member-api.ts'
import { createSessionEpoch, type SessionEpoch } from '../../../src/services/session-epoch.ts'
import { createFakeIdentity, type FakeIdentity } from '../../support/fakes/identity.ts'
import { createFakeBrowser, type FakeBrowser } from '../../support/fakes/identity-browser.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { type Answer, json } from '../../support/scripted-server.ts'
import { createSteppedTime, type SteppedTime } from '../../support/stepped-time.ts'

/** The API client with a scripted server, for a signed-in member. */
export type ApiUnderTest = {
  api: MemberApi
  identity: FakeIdentity
  browser: FakeBrowser
  epoch: SessionEpoch
  time: SteppedTime
  /** What was reported to `onRejected`. */
  rejections: readonly string[]
  sessionExpirations(): number
}

export const ada = { email: 'ada@example.com', password: 'correct horse' }

/** The token after a sign-in, and the token after the first refresh. */
export const firstToken = 'token-uid-1-1'
export const secondToken = 'token-uid-1-2'

export const member = memberWith({ _id: 'member-1', email: ada.email, interests: ['Dance'] })

/** The response of GET /users/me with the member's record. */
export const record: Answer = json(200, {
  success: true,
  data: { data: { ...member, uid: 'uid-1' } },
})

/** Answers like a backend that accepts only these tokens. */
export const recordFor =
  (...accepted: string[]): Answer =>
  (response, request) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const answer = accepted.includes(token) ? record : json(401, { success: false, error: 'No.' })
    return answer(response, request)
  }

/** Opens a page, signed in with a password or a provider, or anonymous. */
export const openApi = async (
  origin: string,
  {
    signedInWith = 'local',
    isOnline = () => true,
    early,
  }: {
    signedInWith?: AuthType | 'anonymous'
    isOnline?: () => boolean
    early?: EarlyRequest
  } = {},
): Promise<ApiUnderTest> => {
  const epoch = createSessionEpoch()
  const browser = createFakeBrowser()
  const identity = createFakeIdentity({ browser, epoch })
  const time = createSteppedTime()
  const rejections: string[] = []
  if (signedInWith === 'local') {
    identity.service.add(ada)
    await identity.signIn(ada)
  } else if (signedInWith !== 'anonymous') await identity.signInWith(signedInWith)
  const api = createMemberApi({
    baseUrl: `${origin}/api`,
    identity,
    epoch,
    timers: time.timers,
    isOnline,
    early,
    onRejected: (why) => void rejections.push(why),
  })
  const sessionExpirations = () => rejections.length
  return { api, identity, browser, epoch, time, rejections, sessionExpirations }
}
