import pg from 'pg'
import { type Check, unknown, well, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

/** Whether the database answers, and whether it is one that the schema works on. Nothing is changed. */
export const databaseCheck = ({ env }: Patient): Check => ({
  about: 'Database',
  run: async () => {
    const connectionString = env.DATABASE_URL?.trim() ?? ''
    if (connectionString === '') return [unknown('Not checked: DATABASE_URL is empty.')]
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    try {
      await client.connect()
      const { rows } = await client.query<Facts>(facts)
      return [...versionFinding(rows[0]), ...roomFinding(rows[0], env)]
    } catch (error) {
      return [wrong(`It does not answer: ${reasonOf(error)}.`)]
    } finally {
      await client.end().catch(() => {})
    }
  },
})

type Facts = { version: number; connections: number; migrated: boolean }

const facts = `
  select current_setting('server_version_num')::int as version,
         current_setting('max_connections')::int as connections,
         to_regclass('public.members') is not null as migrated`

const versionFinding = (row: Facts | undefined) => {
  if (!row) return [unknown('It answers, but says nothing about itself.')]
  const major = Math.floor(row.version / 10_000)
  if (major < 14) return [wrong(`It speaks PostgreSQL ${major}; 14 or newer is needed.`)]
  const state = row.migrated
    ? 'its tables are there'
    : 'its tables are not there yet: the first start makes them'
  return [well(`It speaks PostgreSQL ${major}, and ${state}.`)]
}

const roomFinding = (row: Facts | undefined, env: Patient['env']) => {
  const pool = Number(env.DATABASE_POOL_SIZE || 10)
  const instances = Math.floor(((row?.connections ?? 0) * 0.8) / pool)
  return instances < 2
    ? [
        wrong(
          `It allows ${row?.connections ?? 0} connections, too few for two instances of ${pool}.`,
        ),
      ]
    : [well(`It has room for about ${instances} instances of ${pool} connections.`)]
}

/** Errors of pg name host and user, but never the password. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : 'unknown reason'
