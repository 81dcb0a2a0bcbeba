import pg from 'pg'
import { openPostgres } from '../../../backend/database/open-postgres.ts'
import { createLog } from '../../../backend/log.ts'
import { type ConflictKind, startConflictProxy } from './conflict-proxy.ts'
import { type Person, registrationOf } from './people.ts'
import { targetOf } from './served.ts'
import { createDatabase } from './test-database.ts'
import { makeWorld, type World } from './world.ts'

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
    const run: Run = { world, operations, acknowledged: 0, repeated: 0, members: [] }
    proxy.inject(probability)
    await Promise.all(Array.from({ length: 6 }, (_, worker) => work(run, worker)))
    proxy.inject(0)
    const { lost, doubled } = await compare(direct, run.members)
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
    await liveAsMember(run, `w${worker}n${count}`, count % 4 === 3)
  }
}

/** Registers a member, changes the record in every way, and deletes it in one of four cases. */
const liveAsMember = async (run: Run, uid: string, deletes: boolean): Promise<void> => {
  const { world } = run
  const person: Person = { uid, email: `${uid}@example.test`, verified: true, provider: 'password' }
  const [token, unverified] = await Promise.all([
    world.tokenOf(person),
    world.tokenOf({ ...person, verified: false }),
  ])
  const member: Expected = {
    ...{
      uid,
      isDeleted: false,
      lastName: 'Lovelace',
      profileImage: '',
      interests: [],
      reports: [],
    },
  }
  const send = async (method: string, path: string, sent: Sent) => {
    for (;;) {
      const response = await world.ask(method, path, { token, from: uid, ...sent })
      if (response.status !== 503) return response
      run.repeated += 1
    }
  }
  const write = async (method: string, path: string, sent: Sent, acknowledge: () => void) => {
    const { status, code } = await send(method, path, sent)
    if (status !== 200) throw new Error(`${method} ${path} answered ${status} ${code}`)
    acknowledge()
    run.acknowledged += 1
  }
  const registration = { token: unverified, body: registrationOf(person, uid) }
  await write('POST', '/users/register', registration, () => run.members.push(member))
  for (let round = 1; round <= 5; round += 1) {
    const lastName = `Name ${'abcde'.charAt(round - 1)}`
    await write('PUT', '/users/update', { body: { lastName } }, () => {
      member.lastName = lastName
    })
    const interests = round % 2 === 0 ? ['Yoga'] : ['Dance', 'Yoga']
    await write('POST', '/users/interests', { body: { interests } }, () => {
      member.interests = interests
    })
    const profileImage = `https://firebasestorage.googleapis.com/v0/b/trellis-test.appspot.com/o/profile_images%2F${uid}?alt=media&token=t${round}`
    await write('PUT', '/users/update', { body: { profileImage } }, () => {
      member.profileImage = profileImage
    })
    const bugDescription = `${uid} report ${round}`
    await write('POST', '/users/report-bug', { body: { bugDescription } }, () => {
      member.reports.push(bugDescription)
    })
  }
  if (deletes) {
    await write('DELETE', '/users/delete-account', {}, () => {
      member.isDeleted = true
    })
  }
}

type Sent = { token?: string; body?: unknown }

type Stored = { uid: string; last_name: string; profile_image: string; interests: string[] }

const compare = async (direct: pg.Client, members: readonly Expected[]) => {
  const records = await direct.query<Stored>('select * from members')
  const tombstones = await direct.query<{ uid: string }>(
    'select uid from identities where deleted_at is not null',
  )
  const reports = await direct.query<{ description: string; count: number }>(
    'select description, count(*)::int as count from bug_reports group by description',
  )
  const storedReports = new Map(reports.rows.map(({ description, count }) => [description, count]))
  const lost: string[] = []
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
