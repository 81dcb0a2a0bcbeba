import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Pictures } from '../config/pictures.ts'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { recordOf } from '../members/member.ts'
import { Problem } from './problems.ts'

/** The headers of a change. `If-Match` is an extension of the contract (decision 0078). */
export const changeHeaders = z.object({ 'if-match': z.string().max(200).optional() })

/**
 * Locks the record for a change. Rejects unless it still has the version that `If-Match` names, with the newer record;
 * without that header, a change applies to any version.
 */
export const requireVersion = async (
  tx: Transaction,
  uid: string,
  { expected, pictures }: { expected: string | undefined; pictures: Pictures },
): Promise<void> => {
  if (expected === undefined) return
  const [stored] = await tx.select().from(members).where(eq(members.uid, uid)).for('update')
  const user = stored && recordOf(stored, pictures)
  if (user && expected !== `"${user.version}"`) throw new Problem('record-changed', { user })
}
