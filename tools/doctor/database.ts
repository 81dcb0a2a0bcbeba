import pg from 'pg'
import {
  type DatabaseState,
  newestMigration,
  readDatabaseState,
} from '../../backend/health/database-state.ts'
import { type Check, type CheckResult, note, ok, problem, unchecked } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'

/** Checks that the database responds and meets the requirements of the API. Changes nothing. */
export const databaseCheck = ({ env }: DoctorConfig): Check => ({
  subject: 'Database',
  run: async () => {
    const connectionString = env.DATABASE_URL?.trim() ?? ''
    if (connectionString === '') return [unchecked('Not checked: DATABASE_URL is empty.')]
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    client.on('error', ignoreQueryFailsToo)
    try {
      await client.connect()
      const { rows } = await client.query<DatabaseInfo>(databaseInfo)
      const state = await readDatabaseState(async (statement) => {
        return (await client.query(statement)).rows
      })
      return rows.flatMap((row) => [
        versionResult(row),
        roleResult(row),
        capacityResult(row, env),
        writesResult(state),
        migrationsResult(state),
      ])
    } catch (error) {
      return [problem(`The database does not respond: ${reasonOf(error)}.`)]
    } finally {
      await client.end().catch(ignoreQueryFailsToo)
    }
  },
})

type DatabaseInfo = {
  version: number
  connections: number
  role: string
  createsSchemas: boolean
  createsTables: boolean
}

const databaseInfo = `
  select current_setting('server_version_num')::int as version,
         current_setting('max_connections')::int as connections,
         current_user as role,
         has_database_privilege(current_database(), 'CREATE') as "createsSchemas",
         coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "createsTables"`

const versionResult = ({ version }: DatabaseInfo): CheckResult => {
  const major = Math.floor(version / 10_000)
  return major < 14
    ? problem(`The server is PostgreSQL ${major}. Version 14 or newer is required.`)
    : ok(`The server is PostgreSQL ${major}.`)
}

/** Instances run the migrations when they start. */
const roleResult = ({ role, createsSchemas, createsTables }: DatabaseInfo): CheckResult => {
  const missing = [
    ...(createsSchemas ? [] : ['on the database']),
    ...(createsTables ? [] : ['on its schema']),
  ]
  return missing.length === 0
    ? ok(`The role ${role} has the privileges for migrations.`)
    : problem(
        `The role ${role} lacks CREATE ${missing.join(' and ')}: instances cannot migrate. Make it the owner of the database.`,
      )
}

const capacityResult = ({ connections }: DatabaseInfo, env: DoctorConfig['env']): CheckResult => {
  const pool = Number(env.DATABASE_POOL_SIZE || 10)
  // Each instance has one more connection for readiness.
  const instances = Math.floor((connections * 0.8) / (pool + 1))
  return instances < 2
    ? problem(`The server allows ${connections} connections, too few for two instances of ${pool}.`)
    : ok(`The server allows about ${instances} instances of ${pool} connections.`)
}

const writesResult = ({ standby, readOnly }: DatabaseState): CheckResult => {
  if (standby) {
    return problem('The server is a standby without writes: DATABASE_URL must lead to the primary.')
  }
  return readOnly
    ? problem('The database accepts no writes: default_transaction_read_only is on.')
    : ok('The server is a primary and accepts writes.')
}

const migrationsResult = ({ migratedTo }: DatabaseState): CheckResult => {
  if (migratedTo === 0) return note('There are no tables yet. The first start creates them.')
  return migratedTo < newestMigration()
    ? problem(
        'The migrations are behind this release: run npm run db:migrate, or start an instance.',
      )
    : ok('The database has the migrations of this release.')
}

/** Errors of pg contain host and user, but never the password. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : 'unknown reason'

const ignoreQueryFailsToo = (): void => {}
