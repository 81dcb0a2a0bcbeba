import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../backend/database/open.ts'

/** All rows as text, except the counters of the rate limits. */
export const storedRows = async (db: Database): Promise<readonly string[]> =>
  (await rowsOf<{ row: string }>(db, everyRow)).map(({ row }) => row)

/** The rows of a query. Drizzle has no common type for the results of its engines. */
export const rowsOf = async <Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows

const everyRow = sql.raw(
  ['identities', 'members', 'pending_tokens', 'known_places', 'bug_reports', 'site_reports']
    .map((table) => `select '${table} ' || row_to_json(t)::text as row from ${table} t`)
    .join(' union all ')
    .concat(' order by 1'),
)
