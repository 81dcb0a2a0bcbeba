import { unsignedToken } from '../../../support/unsigned-token.ts'
import { type ApiProcess, projectId } from './api-process.ts'
import { type Client, openClient } from './http-client.ts'
import { timingsAt } from './percentiles.ts'
import { recordIn } from './record.ts'

/** The load on the API. */
export type Load = {
  members: number
  /** The duration of the load with all members. */
  seconds: number
  /** The minimum pause of a member between a response and the next request, in ms. With 0 there is no pause. */
  thinking: number
}

/** The result of a load. Memory is in bytes, after garbage collection. */
export type LoadReport = {
  members: number
  seconds: number
  /** The number of requests with all members, to which the percentiles refer. */
  requests: number
  /** The number of responses by status. A broken connection counts as status 0. */
  statuses: Readonly<Record<string, number>>
  /** The responses that did not contain the member's own latest record. */
  wrong: readonly string[]
  p50: number
  p99: number
  memory: { warm: number; after: number; resident: number }
}

/**
 * Simulates members who use the API: each reads and changes their record, chooses interests, signs in, reports a bug,
 * and checks that the record contains the last write. A pause is at least nine times as long as the last response took,
 * so that about a tenth of the members wait for a response at a time, even on a slow machine.
 */
export const underLoad = async (
  api: Pick<ApiProcess, 'port' | 'memory'>,
  { members, seconds, thinking }: Load,
): Promise<LoadReport> => {
  const client = openClient(api.port, members)
  const tally: Tally = { statuses: {}, wrong: [], milliseconds: [] }
  const pause = ({ lastDuration }: SimulatedMember) =>
    thinking === 0 ? 0 : Math.max(thinking, 9 * lastDuration)
  const runMember = async (member: SimulatedMember, first: number, end: number) => {
    for (let wait = first; performance.now() + wait < end; wait = pause(member)) {
      await delay(wait)
      await member.steps.next()
    }
  }
  /** Members start one after the other, because real members never send their requests at the same moment. */
  const runAll = (simulated: readonly SimulatedMember[], duration: number) => {
    const end = performance.now() + duration * 1000
    return Promise.all(
      simulated.map((member, at) => runMember(member, (pause(member) * at) / members, end)),
    )
  }
  try {
    const simulated: SimulatedMember[] = []
    while (simulated.length < members) {
      const count = Math.min(20, members - simulated.length)
      const uids = Array.from({ length: count }, (_, n) => `load-${simulated.length + n}`)
      const added = uids.map((uid) => createMember(client, tally, uid))
      // The first two steps are the registration and the first read.
      for (let step = 0; step < 2; step += 1) {
        await Promise.all(added.map(({ steps }) => steps.next()))
      }
      simulated.push(...added)
    }
    tally.milliseconds = []
    await runAll(simulated, seconds / 3)
    const warm = await api.memory()
    await runAll(simulated, (seconds * 2) / 3)
    const final = await api.memory()
    const [p50 = 0, p99 = 0] = timingsAt(tally.milliseconds, [0.5, 0.99])
    return {
      ...{ members, seconds, p50, p99 },
      requests: tally.milliseconds.length,
      statuses: tally.statuses,
      wrong: tally.wrong,
      memory: { warm: warm.used, after: final.used, resident: final.resident },
    }
  } finally {
    client.close()
  }
}

type Tally = { statuses: Record<string, number>; wrong: string[]; milliseconds: number[] }

/** A simulated member. Each step is one request; `lastDuration` is the duration of the last one in ms. */
type SimulatedMember = { steps: AsyncGenerator<void, never>; lastDuration: number }

type ApiResponse = { status: number; body: unknown }

type SendRequest = (method: string, path: string, body?: object) => Promise<ApiResponse>

const createMember = (client: Client, tally: Tally, uid: string): SimulatedMember => {
  const token = unsignedToken({ uid, email: emailOf(uid), verified: true }, projectId)
  const send: SendRequest = async (method, path, body) => {
    const { milliseconds, ...response } = await client
      .ask(method, path, { token, ...(body ? { body } : {}) })
      .catch(() => ({ status: 0, body: undefined, milliseconds: 0 }))
    tally.statuses[response.status] = (tally.statuses[response.status] ?? 0) + 1
    tally.milliseconds.push(milliseconds)
    member.lastDuration = milliseconds
    return response
  }
  const member = { steps: stepsOf(uid, send, tally), lastDuration: 0 }
  return member
}

/** The endless requests of a member. It yields after each of them. */
async function* stepsOf(uid: string, send: SendRequest, tally: Tally): AsyncGenerator<void, never> {
  const email = emailOf(uid)
  await send('POST', '/users/register', { firstName: 'Maya', username: uid, email })
  yield
  const id = recordIn((await send('GET', '/users/me')).body)._id
  yield
  const expected: ExpectedRecord = { _id: id, username: uid, lastName: '', interests: [] }
  const check = (response: ApiResponse) => tally.wrong.push(...mismatchIn(response, expected))
  for (let turn = 1; ; turn += 1) {
    expected.lastName = `${uid} ${turn}`
    await send('PUT', '/users/update', { lastName: expected.lastName })
    yield
    check(await send('GET', '/users/me'))
    yield
    expected.interests = [turn % 2 === 0 ? 'Yoga' : 'Hiking']
    await send('POST', '/users/interests', { interests: expected.interests })
    yield
    check(await send('POST', '/users/login', { email, firebaseUid: uid }))
    yield
    if (turn % 10 !== 0) continue
    await send('POST', '/users/report-bug', { bugDescription: uid })
    yield
  }
}

/** The fields that a member's record must have. */
type ExpectedRecord = { _id: string; username: string; lastName: string; interests: string[] }

const mismatchIn = ({ status, body }: ApiResponse, expected: ExpectedRecord): string[] => {
  if (status !== 200) return []
  const found = recordIn(body)
  const isEqual =
    found._id === expected._id &&
    found.username === expected.username &&
    found.lastName === expected.lastName &&
    found.interests.join() === expected.interests.join()
  return isEqual ? [] : [`${expected.username} got ${JSON.stringify(found)}`]
}

const emailOf = (uid: string): string => `${uid}@example.test`

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
