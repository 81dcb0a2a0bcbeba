import { asc } from 'drizzle-orm'
import type { Database } from '../../backend/database/open.ts'
import { siteReports } from '../../backend/database/schema.ts'

/** Calls `print` with every report of the site as one line of JSON (NDJSON), oldest first. Returns their number. */
export const exportSiteReports = async (
  db: Database,
  print: (line: string) => void,
): Promise<number> => {
  const rows = await db.select().from(siteReports).orderBy(asc(siteReports.createdAt))
  for (const { id, createdAt, report } of rows) print(JSON.stringify({ id, createdAt, ...report }))
  return rows.length
}
