import pg from 'pg'
import { projectId, startApi } from '../backend/support/api/api-process.ts'
import { type Client, openClient } from '../backend/support/api/http-client.ts'
import { startPostgres } from '../support/postgres.ts'
import { unsignedToken } from '../support/unsigned-token.ts'
import { type Figure, type Part, timingOf } from './part.ts'

/** The duration of requests on a PostgreSQL server with more and more records. */
export const backend: Part = {
  name: 'backend',
  question: 'How much longer does a request take with many records, compared with a no-op?',
  run: async (isQuick) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) throw new Error(`There is no PostgreSQL server: ${server.absent}.`)
    try {
      return [await growthOf(server.url, [1_000, isQuick ? 2_000 : 100_000])]
    } finally {
      await server.stop()
    }
  },
}

/** A user with a verified email, and the body of its registration. */
const userOf = (uid: string) => {
  const email = `${uid}@example.test`
  return {
    token: unsignedToken({ uid, email, verified: true }, projectId),
    body: { firstName: 'Maya', username: uid.slice(-30), email },
  }
}

const member = userOf('growth')
const { token } = member
const registration = ['POST', '/users/register'] as const
const interests = ['Yoga', 'Hiking', 'Dance']

/** Every request that uses only the database, after a response that reads no data; `nonce` is a new text each time. */
const requests: Readonly<Record<string, (client: Client, nonce: string) => Call | Promise<Call>>> =
  {
    health: () => ['GET', '/health', {}],
    me: () => ['GET', '/users/me', { token }],
    login: () => {
      const body = { email: member.body.email, firebaseUid: 'growth' }
      return ['POST', '/users/login', { token, body }]
    },
    update: (_, nonce) => ['PUT', '/users/update', { token, body: { lastName: nonce } }],
    interests: () => ['POST', '/users/interests', { token, body: { interests } }],
    'report-bug': (_, nonce) => [
      'POST',
      '/users/report-bug',
      { token, body: { bugDescription: nonce } },
    ],
    register: (_, nonce) => [...registration, userOf(`r-${nonce}`)],
    'delete-account': async (client, nonce) => {
      const user = userOf(`d-${nonce}`)
      await client.ask(...registration, user)
      return ['DELETE', '/users/delete-account', { token: user.token }]
    },
  }

type Call = Parameters<Client['ask']>

/** Each request by one member, with more and more records: its duration must not grow with them. */
const growthOf = async (url: string, counts: readonly number[]): Promise<Figure> => {
  const api = await startApi(url)
  const client = openClient(api.port)
  await client.ask(...registration, member)
  await client.ask('GET', '/users/me', { token })
  const growths = new Map<string, number>()
  for (const count of counts) {
    await fill(url, count)
    for (const [name, callOf] of Object.entries(requests)) {
      const times: number[] = []
      for (let turn = 0; turn < 70; turn += 1) {
        const call = await callOf(client, `${count}-${turn}`)
        const { milliseconds } = await client.ask(...call)
        // The first requests warm the process and the database up.
        if (turn >= 10) times.push(milliseconds)
      }
      const { value } = timingOf(times)
      const before = growths.get(name)
      growths.set(name, before === undefined ? value : value / before)
    }
  }
  client.close()
  await api.kill()
  const [worst = '', value = 0] =
    [...growths].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return {
    name: 'growth of the worst request',
    of: `${worst}, from ${counts[0]} to ${counts[1]} records`,
    ...{ value, unit: '×' },
    baseline: { name: '× a request that reads nothing', value: growths.get('health') ?? 1 },
  }
}

/** Fills the database up to this number of records, of unverified users and of members. */
const fill = async (url: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into identities (uid) select 'fill-' || n from generate_series(1, $1::int) n on conflict do nothing`,
    [count],
  )
  await client.query(
    `insert into members (uid, id, first_name, last_name, username, email, phone, profile_image,
                          verified_at, identity_seen_at, created_at, seen_at)
     select 'fill-' || n, gen_random_uuid(), 'Fill', n::text, 'fill-' || n, 'fill-' || n || '@example.test',
            '', '', case when n % 10 > 0 then now() end, now(), now(), now()
       from generate_series(1, $1::int) n on conflict do nothing`,
    [count],
  )
  await client.query('analyze')
  await client.end()
}
