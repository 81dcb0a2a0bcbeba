import { sql } from 'drizzle-orm'
import type { Database } from '../../../backend/database/open.ts'

/** All rows as text, except the counters of the rate limits. */
export const storedRows = async (db: Database): Promise<readonly string[]> => {
  const { rows } = (await db.execute(everyRow)) as unknown as { rows: readonly { row: string }[] }
  return rows.map(({ row }) => row)
}

const everyRow = sql.raw(
  ['identities', 'members', 'pending_tokens', 'known_places', 'bug_reports', 'site_reports']
    .map((table) => `select '${table} ' || row_to_json(t)::text as row from ${table} t`)
    .join(' union all ')
    .concat(' order by 1'),
)
