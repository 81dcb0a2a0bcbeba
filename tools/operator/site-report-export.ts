import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../backend/database/open.ts'
import { siteReports } from '../../backend/database/schema.ts'

/**
 * Calls `print` with every report of the site as one line of JSON (NDJSON), oldest first. Reads 500 at a time. Returns
 * their number.
 */
export const exportSiteReports = async (
  db: Database,
  print: (line: string) => void,
): Promise<number> => {
  let printed = 0
  let last: { id: string; createdAt: Date } | undefined
  do {
    const { createdAt, id } = siteReports
    const rows = await db
      .select()
      .from(siteReports)
      .where(last && sql`(${createdAt}, ${id}) > (${last.createdAt.toISOString()}, ${last.id})`)
      .orderBy(asc(createdAt), asc(id))
      .limit(500)
    for (const row of rows)
      print(
        JSON.stringify({
          id: row.id,
          createdAt: row.createdAt,
          occurrences: row.occurrences,
          ...row.report,
        }),
      )
    printed += rows.length
    last = rows.at(-1)
  } while (last)
  return printed
}
