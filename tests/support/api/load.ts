import { unsignedToken } from '../unsigned-token.ts'
import { type ApiProcess, projectId } from './api-process.ts'
import { type Client, openClient } from './http-client.ts'
import { timingsAt } from './percentiles.ts'
import { recordIn } from './record.ts'

/** How many use the API at once, and how. */
export type Load = {
  members: number
  /** How long all of them are there. */
  seconds: number
  /** Milliseconds that a member thinks at least between an answer and the next request; at 0 nobody thinks. */
  thinking: number
}

/** What many members at once came to. Memory is what is in use after a collection of garbage, in bytes. */
export type LoadReport = {
  members: number
  seconds: number
  /** While all were there, as the percentiles. */
  requests: number
  /** How often each status was answered; a connection that broke counts as 0. */
  statuses: Readonly<Record<string, number>>
  /** Each answer that was not the member's own newest record. */
  wrong: readonly string[]
  p50: number
  p99: number
  memory: { warm: number; after: number; resident: number }
}

/**
 * Lets so many members use the API: each reads the own record, renames it, chooses, signs in, reports, and looks
 * whether the record says what was last written. Who thinks does so at least nine times as long as the answer took:
 * then about a tenth stand in line at once, however slow the machine is.
 */
export const underLoad = async (
  api: Pick<ApiProcess, 'port' | 'memory'>,
  { members, seconds, thinking }: Load,
): Promise<LoadReport> => {
  const client = openClient(api.port, members)
  const tally: Tally = { statuses: {}, wrong: [], milliseconds: [] }
  const pause = ({ waited }: Guest) => (thinking === 0 ? 0 : Math.max(thinking, 9 * waited))
  const live = async (guest: Guest, first: number, end: number) => {
    for (let wait = first; performance.now() + wait < end; wait = pause(guest)) {
      await after(wait)
      await guest.life.next()
    }
  }
  /** They begin one after the other: all at once would be a crowd that thinking people never are. */
  const allLive = (guests: readonly Guest[], secondsLong: number) => {
    const end = performance.now() + secondsLong * 1000
    return Promise.all(guests.map((guest, at) => live(guest, (pause(guest) * at) / members, end)))
  }
  try {
    const guests: Guest[] = []
    while (guests.length < members) {
      const few = Math.min(20, members - guests.length)
      const uids = Array.from({ length: few }, (_, count) => `load-${guests.length + count}`)
      const arrived = uids.map((uid) => guestOf(client, tally, uid))
      // Registered, and read for the first time.
      for (let steps = 0; steps < 2; steps += 1) {
        await Promise.all(arrived.map(({ life }) => life.next()))
      }
      guests.push(...arrived)
    }
    tally.milliseconds = []
    await allLive(guests, seconds / 3)
    const warm = await api.memory()
    await allLive(guests, (seconds * 2) / 3)
    const left = await api.memory()
    const [p50 = 0, p99 = 0] = timingsAt(tally.milliseconds, [0.5, 0.99])
    return {
      ...{ members, seconds, p50, p99 },
      requests: tally.milliseconds.length,
      statuses: tally.statuses,
      wrong: tally.wrong,
      memory: { warm: warm.used, after: left.used, resident: left.resident },
    }
  } finally {
    client.close()
  }
}

type Tally = { statuses: Record<string, number>; wrong: string[]; milliseconds: number[] }

/** A member. Each step of the life is one request; `waited` is how long (ms) the last one took. */
type Guest = { life: AsyncGenerator<void, never>; waited: number }

type Answer = { status: number; body: unknown }

type Ask = (method: string, path: string, body?: object) => Promise<Answer>

const guestOf = (client: Client, tally: Tally, uid: string): Guest => {
  const token = unsignedToken({ uid, email: addressOf(uid), verified: true }, projectId)
  const ask: Ask = async (method, path, body) => {
    const { milliseconds, ...answer } = await client
      .ask(method, path, { token, ...(body ? { body } : {}) })
      .catch(() => ({ status: 0, body: undefined, milliseconds: 0 }))
    tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1
    tally.milliseconds.push(milliseconds)
    guest.waited = milliseconds
    return answer
  }
  const guest = { life: lifeOf(uid, ask, tally), waited: 0 }
  return guest
}

/** What a member does, in turns without end; it rests after each request. */
async function* lifeOf(uid: string, ask: Ask, tally: Tally): AsyncGenerator<void, never> {
  const email = addressOf(uid)
  await ask('POST', '/users/register', { firstName: 'Maya', username: uid, email })
  yield
  const id = recordIn((await ask('GET', '/users/me')).body)._id
  yield
  const wanted: Wanted = { _id: id, username: uid, lastName: '', interests: [] }
  const check = (answer: Answer) => tally.wrong.push(...mistakesIn(answer, wanted))
  for (let turn = 1; ; turn += 1) {
    wanted.lastName = `${uid} ${turn}`
    await ask('PUT', '/users/update', { lastName: wanted.lastName })
    yield
    check(await ask('GET', '/users/me'))
    yield
    wanted.interests = [turn % 2 === 0 ? 'Yoga' : 'Hiking']
    await ask('POST', '/users/interests', { interests: wanted.interests })
    yield
    check(await ask('POST', '/users/login', { email, firebaseUid: uid }))
    yield
    if (turn % 10 !== 0) continue
    await ask('POST', '/users/report-bug', { bugDescription: uid })
    yield
  }
}

/** What a member's record must say. */
type Wanted = { _id: string; username: string; lastName: string; interests: string[] }

const mistakesIn = ({ status, body }: Answer, wanted: Wanted): string[] => {
  if (status !== 200) return []
  const found = recordIn(body)
  const isRight =
    found._id === wanted._id &&
    found.username === wanted.username &&
    found.lastName === wanted.lastName &&
    found.interests.join() === wanted.interests.join()
  return isRight ? [] : [`${wanted.username} got ${JSON.stringify(found)}`]
}

const addressOf = (uid: string): string => `${uid}@example.test`

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
