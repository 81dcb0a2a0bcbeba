import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Person, registrationOf, socialBodyOf } from './people.ts'

/** Sends a request for a person. Resolves with status 0 if the connection breaks or no response arrives in time. */
export type Send = (
  person: Person,
  method: string,
  path: string,
  sent?: { body?: object; headers?: Record<string, string> },
) => Promise<LedgerResponse>

export type LedgerResponse = { status: number; code: string; hasRetryAfter: boolean; body: unknown }

/** Each member's acknowledged writes, and statistics about the responses. */
export type Ledger = {
  entries: Entry[]
  /** The number of responses by status. */
  statuses: Record<string, number>
  /** The number of responses, by request, that are neither the expected one nor a 503 with Retry-After. */
  wrong: Record<string, number>
  /** The longest request. */
  slowest: { milliseconds: number; request: string }
}

type Entry = { uid: string; acknowledged: Write[]; unknown?: Write }

/** Members who use the API continuously. */
export type Load = {
  ledger: Ledger
  /** Waits for this number of further acknowledged writes. Resolves with the ms, or rejects if none succeeds for 30 s. */
  acknowledges(count: number): Promise<number>
  /** Stops the load after the pending requests. */
  stop(): Promise<void>
}

/**
 * Starts this number of writers. Each uses one member after another, and pauses for `pauseMs` or nine times the duration of
 * the last response: about a tenth of the writers wait for a response at a time, even on a slow machine. A request without
 * an answer, or with a 503, is sent again until it succeeds, as a person would do it. The uids begin with `name`.
 */
export const startLoad = (
  send: Send,
  {
    writers,
    pauseMs,
    name = 'w',
    turns = 1,
  }: { writers: number; pauseMs: number; name?: string; turns?: number },
): Load => {
  const ledger: Ledger = {
    ...{ entries: [], statuses: {}, wrong: {} },
    slowest: { milliseconds: 0, request: 'none' },
  }
  let stopped = false
  let acknowledged = 0
  /** Resolves with whether the write needs no further attempt. */
  const attempt = async (entry: Entry, write: Write): Promise<boolean> => {
    const since = performance.now()
    const { status, code, hasRetryAfter, isRight } = await writes[write](send, entry)
    const milliseconds = performance.now() - since
    const request = `${write} ${status} ${code}`
    ledger.statuses[status] = (ledger.statuses[status] ?? 0) + 1
    if (milliseconds > ledger.slowest.milliseconds) ledger.slowest = { milliseconds, request }
    const isOutage = status === 0 || (status === 503 && hasRetryAfter)
    if (!(isRight || isOutage)) ledger.wrong[request] = (ledger.wrong[request] ?? 0) + 1
    await wait(isOutage ? pauseAfterOutage : pauseMs && Math.max(pauseMs, 9 * milliseconds))
    return !isOutage
  }
  const running = Array.from({ length: writers }, async (_, writer) => {
    // Members do not come at the same moment.
    await wait((pauseMs * writer) / 10)
    for (let count = 0; !stopped; count += 1) {
      const entry: Entry = { uid: `${name}${writer}n${count}`, acknowledged: [] }
      ledger.entries.push(entry)
      for (const write of writesOf(count, turns)) {
        entry.unknown = write
        let isDone = false
        while (!(isDone || stopped)) isDone = await attempt(entry, write)
        if (!isDone) break
        delete entry.unknown
        entry.acknowledged.push(write)
        acknowledged += 1
      }
    }
  })
  return {
    ledger,
    acknowledges: async (count) => {
      const since = performance.now()
      const enough = acknowledged + count
      let [seen, seenAt] = [acknowledged, since]
      while (acknowledged < enough) {
        await wait(20)
        if (acknowledged > seen) [seen, seenAt] = [acknowledged, performance.now()]
        if (performance.now() - seenAt > 30_000) throw new Error('No write succeeded for 30 s.')
      }
      return performance.now() - since
    },
    stop: async () => {
      stopped = true
      await Promise.all(running)
    },
  }
}

/** Compares the ledger with the database, which has no other members. Lists what is missing, and reports that are stored twice. */
export const compare = async (
  { entries }: Ledger,
  query: (sql: string) => Promise<unknown>,
): Promise<{ lost: string[]; doubled: string[] }> => {
  const rows = storedRows.parse(await query(storedSql))
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  const lost = entries.flatMap(({ uid, acknowledged, unknown }) => {
    const stored = byUid.get(uid)
    const gone = stored?.gone === true
    const holds: Record<Write, boolean> = {
      register: gone || stored?.lastName !== null,
      refused: true,
      rename: gone || stored?.lastName === uid,
      read: true,
      choose: gone || stored?.interests?.[0] === 'Yoga',
      report: (stored?.reports ?? 0) > 0,
      delete: gone,
    }
    const mayBeGone = acknowledged.includes('delete') || unknown === 'delete'
    return [
      ...acknowledged
        .filter((write) => !(stored && holds[write]))
        .map((write) => `${uid} ${write}`),
      ...(gone && !mayBeGone ? [`${uid} is deleted`] : []),
    ]
  })
  return { lost, doubled: rows.filter(({ reports }) => reports > 1).map(({ uid }) => uid) }
}

/** The number of acknowledged writes. */
export const acknowledgedIn = ({ entries }: Ledger): number =>
  entries.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** The member of an entry. Three in ten sign in by Google. */
export const personOf = (uid: string): Person => ({
  ...{ uid, email: `${uid}@example.test`, verified: true },
  provider: /[258]$/.test(uid) ? 'google.com' : 'password',
})

type Write = 'register' | 'refused' | 'rename' | 'read' | 'choose' | 'report' | 'delete'

type Outcome = LedgerResponse & { isRight: boolean }

const writes: Record<Write, (send: Send, entry: Entry) => Promise<Outcome>> = {
  register: async (send, { uid }) => {
    const person = personOf(uid)
    if (person.provider === 'google.com')
      return answered(
        send(person, 'POST', '/users/social-auth', { body: socialBodyOf(person, 'Ada') }),
      )
    const { password: _, ...body } = registrationOf(person, uid)
    return answered(send({ ...person, verified: false }, 'POST', '/users/register', { body }))
  },
  // An error inside a transaction rolls back everything that is open on the connection.
  refused: async (send, { uid }) => {
    const other = { ...personOf('w0n0'), uid: `${uid}-other`, email: `${uid}-other@example.test` }
    const { password: _, ...body } = registrationOf(other, 'operator')
    return answered(send(other, 'POST', '/users/register', { body }), 409)
  },
  rename: (send, { uid }) =>
    answered(send(personOf(uid), 'PUT', '/users/update', { body: { lastName: uid } })),
  read: async (send, { uid, acknowledged }) => {
    const response = await send(personOf(uid), 'GET', '/users/me')
    const read = recordBody.safeParse(response.body).data?.data.data
    const interests = acknowledged.includes('choose') ? 'Yoga' : undefined
    const isOwn = read?.lastName === uid && read.interests[0] === interests
    return { ...response, isRight: response.status === 200 && isOwn }
  },
  choose: async (send, { uid }) => {
    const response = await send(personOf(uid), 'GET', '/users/me')
    if (response.status !== 200) return { ...response, isRight: false }
    const headers = { 'if-match': `"${recordBody.parse(response.body).data.data.version}"` }
    const body = { interests: ['Yoga'] }
    return answered(send(personOf(uid), 'POST', '/users/interests', { body, headers }))
  },
  report: (send, { uid }) =>
    answered(send(personOf(uid), 'POST', '/users/report-bug', { body: { bugDescription: uid } })),
  delete: (send, { uid }) => answered(send(personOf(uid), 'DELETE', '/users/delete-account')),
}

/** The writes of a member, who changes the record `turns` times. Every fourth one deletes the account at the end. */
function* writesOf(count: number, turns: number): Generator<Write> {
  yield* ['register', 'refused'] as const
  for (let turn = 0; turn < turns; turn += 1) yield* ['rename', 'read', 'choose', 'read'] as const
  yield 'report'
  if (count % 4 === 3) yield 'delete'
}

const answered = async (response: Promise<LedgerResponse>, expected = 200): Promise<Outcome> => {
  const outcome = await response
  return { ...outcome, isRight: outcome.status === expected }
}

/** In ms. Leaves processor time for the servers. */
const pauseAfterOutage = 100

const recordBody = z.object({
  data: z.object({
    data: z.object({ lastName: z.string(), interests: z.array(z.string()), version: z.string() }),
  }),
})

const storedRows = z.array(
  z.object({
    uid: z.string(),
    gone: z.boolean(),
    lastName: z.string().nullable(),
    interests: z.array(z.string()).nullable(),
    reports: z.number(),
  }),
)

const storedSql = `
  select i.uid, i.deleted_at is not null as gone, m.last_name as "lastName", m.interests,
    (select count(*)::int from bug_reports where description = i.uid) as reports
  from identities i left join members m on m.uid = i.uid`
