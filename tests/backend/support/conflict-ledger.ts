import pg from 'pg'
import type { z } from 'zod'
import { openPostgres } from '../../../backend/database/open-postgres.ts'
import { createLog } from '../../../backend/log.ts'
import type { memberRecord } from '../../../backend/members/member.ts'
import { type ConflictKind, startConflictProxy } from './conflict-proxy.ts'
import { type Person, registrationOf, socialBodyOf } from './people.ts'
import { targetOf } from './served.ts'
import { createDatabase } from './test-database.ts'
import { makeWorld, type World } from './world.ts'

type MemberRecord = z.infer<typeof memberRecord>

/** The acknowledged operations of a run, compared with the database. */
export type LedgerReport = {
  acknowledged: number
  /** Requests that were answered with 503 and sent again. */
  repeated: number
  injected: Readonly<Record<ConflictKind, number>>
  lost: readonly string[]
  doubled: readonly string[]
}

/**
 * Members use the API through a proxy that injects conflicts, until this many operations were acknowledged. A request
 * that is answered with 503 is sent again until it succeeds. Rejects on any other error response.
 */
export const runLedger = async (
  server: string,
  { operations, probability, seed }: { operations: number; probability: number; seed: number },
): Promise<LedgerReport> => {
  const { url, drop } = await createDatabase(server)
  const proxy = await startConflictProxy(targetOf(url), seed)
  const proxied = new URL(url)
  proxied.search = ''
  proxied.host = `127.0.0.1:${proxy.port}`
  const opened = await openPostgres(proxied.href, { log: createLog('silent') })
  const direct = new pg.Client({ connectionString: url })
  await direct.connect()
  try {
    const world = await makeWorld(opened.db)
    const run: Run = {
      world,
      operations,
      acknowledged: 0,
      repeated: 0,
      members: [],
      visitorsReports: [],
      ended: new AbortController(),
    }
    proxy.inject(probability)
    const workers = Array.from({ length: 6 }, (_, worker) => work(run, worker))
    // The others would wait for a database that is gone.
    await Promise.all(workers).catch((error) => {
      run.ended.abort(error)
      throw error
    })
    proxy.inject(0)
    const { lost, doubled } = await compare(direct, run)
    const { acknowledged, repeated } = run
    return { acknowledged, repeated, injected: proxy.counts(), lost, doubled }
  } finally {
    await opened.close()
    await direct.end()
    await proxy.close()
    await drop()
  }
}

type Run = {
  world: World
  operations: number
  acknowledged: number
  repeated: number
  members: Expected[]
  /** They have no author to compare, so a report that is sent again may be stored twice. */
  visitorsReports: string[]
  /** Aborted when an operation fails. */
  ended: AbortController
}

/** What the database must contain about one member. */
type Expected = {
  uid: string
  isDeleted: boolean
  lastName: string
  profileImage: string
  interests: readonly string[]
  reports: string[]
}

const work = async (run: Run, worker: number): Promise<void> => {
  for (let count = 0; run.acknowledged < run.operations; count += 1) {
    await liveAsMember(run, `w${worker}n${count}`, count)
  }
}

/**
 * Registers a member, by email or by Google, signs in, changes the record in every way, reads it again, and deletes it
 * in one of four cases. A request that was answered with 503 is sent again, as a person would do it.
 */
const liveAsMember = async (run: Run, uid: string, count: number): Promise<void> => {
  const { world } = run
  const isSocial = count % 3 === 2
  const person: Person = {
    ...{ uid, email: `${uid}@example.test`, verified: true },
    provider: isSocial ? 'google.com' : 'password',
  }
  const token = await world.tokenOf(person)
  const member: Expected = {
    ...{ uid, isDeleted: false, lastName: 'Lovelace', profileImage: '' },
    ...{ interests: [], reports: [] },
  }
  const send = async (method: string, path: string, { token: bearer = token, ...rest }: Sent) => {
    const sent = { ...(bearer === null ? {} : { token: bearer }), from: uid, ...rest }
    for (let attempts = 1; ; attempts += 1) {
      const response = await world.ask(method, path, sent)
      if (response.status !== 503) return { ...response, attempts }
      run.ended.signal.throwIfAborted()
      run.repeated += 1
    }
  }
  /** Sends a request; `others` are the statuses that it may have if an earlier attempt took effect without an answer. */
  const acknowledged = async (method: string, path: string, sent: Sent, others: number[] = []) => {
    const response = await send(method, path, sent)
    const { status, code, attempts } = response
    if (status !== 200 && !(attempts > 1 && others.includes(status)))
      throw new Error(`${method} ${path} answered ${status} ${code}`)
    run.acknowledged += 1
    return response
  }
  const read = async (): Promise<MemberRecord> => {
    const { body } = await acknowledged('GET', '/users/me', {})
    return (body as { data: { data: MemberRecord } }).data.data
  }

  if (isSocial) {
    const body = socialBodyOf(person, 'Ada Lovelace')
    await acknowledged('POST', '/users/social-auth', { body })
  } else {
    const unverified = await world.tokenOf({ ...person, verified: false })
    const body = registrationOf(person, uid)
    const registered = await acknowledged('POST', '/users/register', { token: unverified, body })
    const pending = String(Object(registered.body).token)
    await acknowledged('GET', '/users/me', { token: pending }, [401])
    await acknowledged('POST', '/users/login', { body: { email: person.email, firebaseUid: uid } })
    world.passwords.set(person.email, { password: body.password, uid })
    const { username, password } = body
    await acknowledged('POST', '/users/resolve-login', { body: { username, password } })
  }
  run.members.push(member)
  for (let round = 1; round <= 5; round += 1) {
    const lastName = `Name ${'abcde'.charAt(round - 1)}`
    await acknowledged('PUT', '/users/update', { body: { lastName } })
    member.lastName = lastName

    const { version } = await read()
    const interests = round % 2 === 0 ? ['Yoga'] : ['Dance', 'Yoga']
    const headers = { 'if-match': `"${version}"` }
    await acknowledged('POST', '/users/interests', { body: { interests }, headers }, [412])
    member.interests = interests

    const profileImage = `https://firebasestorage.googleapis.com/v0/b/trellis-test.appspot.com/o/profile_images%2F${uid}?alt=media&token=t${round}`
    await acknowledged('PUT', '/users/update', { body: { profileImage } })
    member.profileImage = profileImage

    const bugDescription = `${uid} report ${round}`
    await acknowledged('POST', '/users/report-bug', { body: { bugDescription } })
    member.reports.push(bugDescription)

    const record = await read()
    if (record.lastName !== lastName || record.interests.join() !== interests.join())
      throw new Error(`GET /users/me of ${uid} does not contain the last changes`)
  }
  const fromVisitor = `${uid} as a visitor`
  await acknowledged('POST', '/users/report-bug', {
    ...{ token: null, body: { bugDescription: fromVisitor } },
  })
  run.visitorsReports.push(fromVisitor)
  if (count % 4 === 3) {
    await acknowledged('DELETE', '/users/delete-account', {})
    member.isDeleted = true
  }
}

/** Null is a visitor's token; without one it is the member's. */
type Sent = { token?: string | null; body?: unknown; headers?: Record<string, string> }

type Stored = { uid: string; last_name: string; profile_image: string; interests: string[] }

const compare = async (
  direct: pg.Client,
  { members, visitorsReports }: Pick<Run, 'members' | 'visitorsReports'>,
) => {
  const records = await direct.query<Stored>('select * from members')
  const tombstones = await direct.query<{ uid: string }>(
    'select uid from identities where deleted_at is not null',
  )
  const reports = await direct.query<{ description: string; count: number }>(
    'select description, count(*)::int as count from bug_reports group by description',
  )
  const storedReports = new Map(reports.rows.map(({ description, count }) => [description, count]))
  const lost = visitorsReports.filter((text) => !storedReports.has(text))
  const doubled: string[] = []
  for (const expected of members) {
    const own = records.rows.filter(({ uid }) => uid === expected.uid)
    if (own.length > 1) doubled.push(expected.uid)
    for (const text of expected.reports) {
      const count = storedReports.get(text) ?? 0
      if (count === 0) lost.push(text)
      if (count > 1) doubled.push(text)
    }
    if (expected.isDeleted) {
      const isGone = own.length === 0 && tombstones.rows.some(({ uid }) => uid === expected.uid)
      if (!isGone) lost.push(`${expected.uid} deletion`)
      continue
    }
    const [record] = own
    if (record?.last_name !== expected.lastName) lost.push(`${expected.uid} last name`)
    if (record?.profile_image !== expected.profileImage) lost.push(`${expected.uid} picture`)
    if (record?.interests.join() !== expected.interests.join())
      lost.push(`${expected.uid} interests`)
  }
  return { lost, doubled }
}
