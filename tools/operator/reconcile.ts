import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../../backend/database/open.ts'

/** How the records and the identities of an export differ. */
export type Differences = {
  /** The identities in the export. */
  identities: number
  members: number
  /** Records whose identity no longer exists. */
  recordsToRemove: number
  /** Identities that no record has, with the reason. */
  unused: readonly { uid: string; reason: 'no record' | 'the account is deleted' }[]
}

/**
 * Compares the records with the identities, in one transaction. Removes the records without an identity, and makes them
 * tombstones, if `remove` is their number; rejects, before anything is removed, if it is another number.
 */
export const reconcile = async (
  db: Database,
  uids: readonly string[],
  remove?: number,
): Promise<Differences> =>
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table living (uid text) on commit drop`)
    for (let from = 0; from < uids.length; from += batchSize) {
      const batch = JSON.stringify(uids.slice(from, from + batchSize))
      await tx.execute(sql`
        insert into living select json_array_elements_text(${batch}::json)`)
    }
    await tx.execute(sql`analyze living`)
    const [counts] = await rowsOf(tx, countsSql, countsRow)
    const unused = await rowsOf(tx, unusedSql, unusedRow)
    const differences: Differences = {
      ...{ identities: 0, members: 0, recordsToRemove: 0 },
      ...counts,
      unused,
    }
    if (remove === undefined) return differences
    if (remove !== differences.recordsToRemove) {
      throw new Error(
        `${differences.recordsToRemove} record(s) would be removed, not the expected ${remove}. Compare again first.`,
      )
    }
    await tx.execute(sql`
      update identities i set deleted_at = now() where deleted_at is null
        and exists (select from members m where m.uid = i.uid) and ${withoutIdentity}`)
    await tx.execute(sql`delete from members i where ${withoutIdentity}`)
    return differences
  })

/** Reads the uids of `firebase auth:export` (JSON). Rejects an empty or incomplete file. */
export const readAuthExport = async (file: string): Promise<readonly string[]> => {
  const uids = uidsIn(await readFile(file))
  if (uids.length > 0) return uids
  throw new Error(`${file} is not a complete export of the identities. Export them again.`)
}

/**
 * Parses one identity after the other, because the whole text of a million identities is longer than a string can be.
 * Returns none if the export is incomplete.
 */
const uidsIn = (bytes: Buffer): string[] => {
  const uids: string[] = []
  let [depth, start, end, inString] = [0, 0, 0, false]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === backslash) at += 1
    else if (byte === quote) inString = !inString
    else if (inString) continue
    else if (byte === openBrace || byte === openBracket) {
      depth += 1
      if (depth === 3) start = at
      if (depth === 3 && end === 0 && !head.test(bytes.toString('utf8', 0, at))) return []
    } else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1
      if (depth !== 2) continue
      end = at + 1
      const { localId } = Object(JSON.parse(bytes.toString('utf8', start, end)))
      if (typeof localId !== 'string' || localId === '') return []
      uids.push(localId)
    }
  }
  return tail.test(bytes.toString('utf8', end)) ? uids : []
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\{}[]')
const head = /^\s*\{\s*"users"\s*:\s*\[\s*$/
const tail = /^\s*\]\s*\}\s*$/

/** Uids in one statement: about 3 MB. */
const batchSize = 100_000

const withoutIdentity = sql`not exists (select from living where living.uid = i.uid)`

const countsSql = sql`
  select (select count(*)::int from living) as identities,
         (select count(*)::int from members) as members,
         (select count(*)::int from members i where ${withoutIdentity}) as "recordsToRemove"`

const unusedSql = sql`
  select l.uid, case when i.deleted_at is null then 'no record' else 'the account is deleted' end as reason
  from living l left join identities i on i.uid = l.uid
  where not exists (select from members m where m.uid = l.uid) order by l.uid`

const countsRow = z.object({
  identities: z.number(),
  members: z.number(),
  recordsToRemove: z.number(),
})
const unusedRow = z.object({
  uid: z.string(),
  reason: z.enum(['no record', 'the account is deleted']),
})

const rowsOf = async <Row>(
  tx: Transaction,
  statement: ReturnType<typeof sql>,
  row: z.ZodType<Row>,
): Promise<Row[]> => z.object({ rows: z.array(row) }).parse(await tx.execute(statement)).rows
