import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { MemberRow } from './member.ts'
import { type SignInNotice, signInNotices } from './ownership.ts'

/** The notice in a response of a sign-in. */
export const signInNotice = z.union([z.enum(signInNotices), z.null()]).openapi('SignInNotice', {
  description: 'What the member must learn after this sign-in. Each notice is sent once.',
})

/** Takes the notice of a record out of it, if it is one of those, so that one sign-in receives it. */
export const takeSignInNotice = async (
  db: Database,
  { uid, signInNotice: pending }: MemberRow,
  wanted: readonly SignInNotice[],
): Promise<SignInNotice | null> => {
  const notice = wanted.find((one) => one === pending)
  if (notice === undefined) return null
  const taken = await transact(db, (tx) =>
    tx
      .update(members)
      .set({ signInNotice: null })
      .where(and(eq(members.uid, uid), eq(members.signInNotice, notice)))
      .returning({ uid: members.uid }),
  )
  return taken.length > 0 ? notice : null
}
