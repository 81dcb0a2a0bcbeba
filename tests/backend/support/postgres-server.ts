import { startPostgres } from '../../support/postgres.ts'

/** Starts a PostgreSQL server for the tests of a run, unless TEST_DATABASE_URL names one. Rejects if none can be started. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_DATABASE_URL) return
  const server = await startPostgres()
  if ('absent' in server) throw new Error(server.absent)
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
