import { eq, inArray } from 'drizzle-orm'
import type { Pictures } from '../../backend/config/pictures.ts'
import type { Database } from '../../backend/database/open.ts'
import { identities, members } from '../../backend/database/schema.ts'
import { isOwnPicture } from '../../backend/fields/profile-image.ts'
import type { Bucket, StoredPicture } from './bucket.ts'

/** A picture that no record uses, and why. */
export type LeftoverPicture = { uid: string; reason: string }

/** The number of all pictures, those that no record uses, and how many of these were removed. */
export type PictureCleanUp = {
  pictures: number
  found: readonly LeftoverPicture[]
  removed: number
}

/**
 * Finds the pictures that no record uses: of deleted accounts at once, all others a day after their upload, because
 * the site uploads a picture before it saves the record. Removes them if there are at most `remove`; rejects, before
 * anything is removed, if there are more. Without `remove` it only reports.
 */
export const cleanUpPictures = async ({
  db,
  bucket,
  pictures,
  now,
  remove,
}: {
  db: Database
  bucket: Bucket
  pictures: Pictures
  /** Epoch milliseconds. */
  now: number
  remove?: number
}): Promise<PictureCleanUp> => {
  const leftovers: { picture: StoredPicture; reason: string }[] = []
  let count = 0
  for await (const page of bucket.list()) {
    count += page.length
    const owners = await ownersOf(db, page)
    for (const picture of page) {
      const reason = reasonToRemove(picture, owners.get(picture.uid), pictures)
      const isDue = reason === deleted || picture.uploadedAt < now - day
      if (reason !== null && isDue) leftovers.push({ picture, reason })
    }
  }
  if (remove !== undefined && leftovers.length > remove) {
    throw new Error(
      `${leftovers.length} picture(s) would be removed, more than the expected ${remove}. Check the database and the bucket first.`,
    )
  }
  if (remove !== undefined) for (const { picture } of leftovers) await bucket.remove(picture)
  return {
    pictures: count,
    found: leftovers.map(({ picture: { uid }, reason }) => ({ uid, reason })),
    removed: remove === undefined ? 0 : leftovers.length,
  }
}

type Owner = { deletedAt: Date | null; profileImage: string | null }

const ownersOf = async (
  db: Database,
  pictures: readonly StoredPicture[],
): Promise<ReadonlyMap<string, Owner>> => {
  const uids = pictures.map(({ uid }) => uid)
  const rows = await db
    .select({
      uid: identities.uid,
      deletedAt: identities.deletedAt,
      profileImage: members.profileImage,
    })
    .from(identities)
    .leftJoin(members, eq(members.uid, identities.uid))
    .where(inArray(identities.uid, uids))
  return new Map(rows.map(({ uid, ...owner }) => [uid, owner]))
}

const deleted = 'the account is deleted'

/** Null for the picture of a record: its path, and one of its tokens, are those of the stored URL. */
const reasonToRemove = (
  { uid, tokens }: StoredPicture,
  owner: Owner | undefined,
  pictures: Pictures,
): string | null => {
  if (owner?.deletedAt) return deleted
  const url = owner?.profileImage ?? null
  if (url === null) return 'there is no record'
  const isCurrent =
    isOwnPicture(url, uid, pictures) &&
    tokens.includes(new URL(url).searchParams.get('token') ?? '')
  return isCurrent ? null : 'it is not the picture of the record'
}

const day = 24 * 60 * 60 * 1000
