import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { projectId } from '../backend/support/api/api-process.ts'
import { unsignedToken } from '../support/unsigned-token.ts'
import type { PostgresCluster } from './postgres-cluster.ts'

/** Members who write continuously, and the record of their acknowledged writes. */
export type Load = {
  ledger: Ledger
  /** Waits for this number of further acknowledged writes. Resolves with the milliseconds, or rejects after 30 s. */
  acknowledges(count: number): Promise<number>
  /** Stops the load after the pending requests. */
  stop(): Promise<void>
}

/** Each member's acknowledged writes, and statistics about the responses. */
export type Ledger = {
  entries: Entry[]
  /** The number of responses by status. 0 is a broken connection or no response within 15 s. */
  statuses: Record<string, number>
  /** The number of responses, by request, that are neither the expected one nor a 503 with Retry-After. */
  wrong: Record<string, number>
  /** The longest request. */
  slowest: { milliseconds: number; request: string }
}

/** A write without a success response may have happened. The member stops after it, so later writes cannot hide it. */
type Entry = { uid: string; acknowledged: Write[]; unknown?: Write }

type Write = 'register' | 'rename' | 'choose' | 'report' | 'delete'

/** Starts this number of writers. Each uses one member after another. */
export const startLoad = (port: number, writers: number): Load => {
  const ledger: Ledger = {
    ...{ entries: [], statuses: {}, wrong: {} },
    slowest: { milliseconds: 0, request: 'none' },
  }
  let stopped = false
  let acknowledged = 0
  const site = openSite(port, ledger)
  const running = Array.from({ length: writers }, async (_, writer) => {
    for (let count = 0; !stopped; count += 1) {
      const entry: Entry = { uid: `writer-${writer}-${count}`, acknowledged: [] }
      ledger.entries.push(entry)
      for (const write of writesOf(count)) {
        if (stopped) break
        entry.unknown = write
        if ((await requests[write](site, entry.uid)) !== 200) break
        delete entry.unknown
        entry.acknowledged.push(write)
        acknowledged += 1
        await wait(pauseAfterSuccess)
        // Causes an error inside a transaction, which rolls back everything that is open on the connection.
        if (write === 'register') await takeUsername(site, entry.uid)
      }
      if (entry.unknown !== undefined) await wait(pauseAfterRejection)
    }
  })
  return {
    ledger,
    acknowledges: async (count) => {
      const since = performance.now()
      const enough = acknowledged + count
      while (acknowledged < enough) {
        if (performance.now() - since > 30_000) throw new Error('Writes did not return in 30 s.')
        await wait(20)
      }
      return performance.now() - since
    },
    stop: async () => {
      stopped = true
      await Promise.all(running)
    },
  }
}

/** Compares the ledger with the primary. Resolves with each acknowledged write that is missing. */
export const lostWrites = async (cluster: PostgresCluster, ledger: Ledger): Promise<string[]> => {
  const rows = await cluster.query<Stored>(storedSql, [ledger.entries.map(({ uid }) => uid)])
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  return ledger.entries.flatMap(({ uid, acknowledged, unknown }) => {
    const stored = byUid.get(uid)
    const gone = stored?.gone === true
    const holds: Record<Write, boolean> = {
      register: gone || stored?.username === uid,
      rename: gone || stored?.lastName === uid,
      choose: gone || stored?.interests?.[0] === 'Yoga',
      report: stored?.reported === true,
      delete: gone,
    }
    const mayBeGone = acknowledged.includes('delete') || unknown === 'delete'
    return [
      ...acknowledged.filter((write) => !holds[write]).map((write) => `${uid} ${write}`),
      ...(gone && !mayBeGone ? [`${uid} is deleted`] : []),
    ]
  })
}

/** Signs in an existing member. Resolves with the status of the response. */
export const signIn = (site: Site, uid: string): Promise<number> =>
  site.send('POST', '/users/login', { uid, body: { email: emailOf(uid), firebaseUid: uid } })

/** Sends requests to the API as a member and records the responses in the ledger. Resolves with the status. */
export type Site = {
  send(
    method: string,
    path: string,
    sent: { uid: string; body?: object; expected?: number },
  ): Promise<number>
}

export const openSite = (port: number, ledger: Ledger): Site => ({
  send: async (method, path, { uid, body, expected = 200 }) => {
    const since = performance.now()
    const { status, retryAfter, code } = await responseTo(
      new Request(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${unsignedToken({ uid, email: emailOf(uid), verified: true }, projectId)}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(15_000),
      }),
    )
    const milliseconds = performance.now() - since
    const request = `${method} ${path} ${status} ${code}`
    ledger.statuses[status] = (ledger.statuses[status] ?? 0) + 1
    if (milliseconds > ledger.slowest.milliseconds) ledger.slowest = { milliseconds, request }
    const isRight = status === expected || (status === 503 && retryAfter)
    if (!isRight) ledger.wrong[request] = (ledger.wrong[request] ?? 0) + 1
    return status
  },
})

const responseTo = async (
  request: Request,
): Promise<{ status: number; retryAfter: boolean; code: string }> => {
  try {
    const response = await fetch(request)
    const code = errorBody.safeParse(JSON.parse(await response.text())).data?.code ?? ''
    const retryAfter = response.headers.has('retry-after')
    return { status: response.status, retryAfter, code }
  } catch (error) {
    return { status: 0, retryAfter: false, code: error instanceof Error ? error.message : '' }
  }
}

const errorBody = z.object({ code: z.string() })

const requests: Record<Write, (site: Site, uid: string) => Promise<number>> = {
  register: (site, uid) => register(site, uid, uid),
  rename: (site, uid) => site.send('PUT', '/users/update', { uid, body: { lastName: uid } }),
  choose: (site, uid) =>
    site.send('POST', '/users/interests', { uid, body: { interests: ['Yoga'] } }),
  report: (site, uid) =>
    site.send('POST', '/users/report-bug', { uid, body: { bugDescription: uid } }),
  delete: (site, uid) => site.send('DELETE', '/users/delete-account', { uid }),
}

const register = (site: Site, uid: string, username: string, expected = 200) =>
  site.send('POST', '/users/register', {
    ...{ uid, expected },
    body: { firstName: 'Maya', username, email: emailOf(uid) },
  })

const takeUsername = (site: Site, username: string) =>
  register(site, `${username}-other`, username, 409)

/** Every fourth member deletes the account at the end. */
const writesOf = (count: number): readonly Write[] => [
  ...(['register', 'rename', 'choose', 'report'] as const),
  ...(count % 4 === 3 ? (['delete'] as const) : []),
]

const emailOf = (uid: string): string => `${uid}@example.test`

/** Pauses (ms) that leave CPU time for the servers. */
const pauseAfterSuccess = 20
const pauseAfterRejection = 250

type Stored = {
  uid: string
  gone: boolean
  username: string | null
  lastName: string | null
  interests: string[] | null
  reported: boolean
}

const storedSql = `
  select i.uid, i.deleted_at is not null as gone, m.username, m.last_name as "lastName", m.interests,
    i.uid in (select description from bug_reports) as reported
  from identities i left join members m on m.uid = i.uid
  where i.uid = any($1)`
