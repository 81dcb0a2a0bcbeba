import { sql } from 'drizzle-orm'
import type { Database } from '../../../../backend/api/database/open.ts'

/** Every row that stands for something a person did, as text; the counters of the rate limits are left out. */
export const storedRows = async (db: Database): Promise<readonly string[]> => {
  const { rows } = (await db.execute(everyRow)) as unknown as { rows: readonly { row: string }[] }
  return rows.map(({ row }) => row)
}

const everyRow = sql.raw(
  ['identities', 'members', 'pending_tokens', 'bug_reports']
    .map((table) => `select '${table} ' || row_to_json(t)::text as row from ${table} t`)
    .join(' union all ')
    .concat(' order by 1'),
)
