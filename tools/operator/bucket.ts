import { z } from 'zod'

/** A file below `profile_images/`, as Google's JSON API describes it. */
export type StoredPicture = {
  /** The rest of its path. */
  uid: string
  /** The version of the file. An upload replaces it. */
  generation: string
  /** When this version was uploaded, in epoch milliseconds. */
  uploadedAt: number
  /** The tokens with which its URL works. */
  tokens: readonly string[]
}

/** The bucket of the pictures, with an operator's access. */
export type Bucket = {
  /** Yields all pictures, page by page. */
  list(): AsyncGenerator<readonly StoredPicture[]>
  /** Removes this version of a picture. Succeeds if it is gone already or has been replaced. */
  remove(picture: StoredPicture): Promise<void>
}

/**
 * Opens a bucket through Google's JSON API (https://cloud.google.com/storage/docs/json_api), or the emulator's.
 * Rejects with the status if the operator's token has no access.
 */
export const openBucket = ({
  bucket,
  origins,
  accessToken,
  pageSize = 1000,
}: {
  bucket: string
  /** The origins that serve pictures. On loopback they are the emulator's. */
  origins: readonly string[]
  accessToken: string
  pageSize?: number
}): Bucket => {
  const emulator = origins.find((origin) => origin.startsWith('http:'))
  const objects = `${emulator ?? 'https://storage.googleapis.com'}/storage/v1/b/${bucket}/o`
  const send = (url: string, method: string) =>
    fetch(url, { method, headers: { authorization: `Bearer ${accessToken}` } }).catch(
      ({ message, cause }: Error) => {
        const reason = cause instanceof Error && 'code' in cause ? cause.code : message
        throw new Error(`The bucket cannot be reached: ${reason}.`)
      },
    )

  return {
    list: async function* () {
      let pageToken: string | undefined
      do {
        const query = new URLSearchParams({ prefix: folder, maxResults: String(pageSize) })
        if (pageToken !== undefined) query.set('pageToken', pageToken)
        const response = await send(`${objects}?${query}`, 'GET')
        if (!response.ok)
          throw new Error(`The bucket cannot be listed (status ${response.status}).`)
        const page = objectList.parse(await response.json())
        yield page.items.map(pictureFrom)
        pageToken = page.nextPageToken
      } while (pageToken !== undefined)
    },
    remove: async ({ uid, generation }) => {
      const path = `${objects}/${encodeURIComponent(folder + uid)}`
      const { ok, status } = await send(`${path}?ifGenerationMatch=${generation}`, 'DELETE')
      if (!ok && !goneOrReplaced.has(status)) {
        throw new Error(`The picture of ${uid} cannot be removed (status ${status}).`)
      }
    },
  }
}

const folder = 'profile_images/'

const goneOrReplaced: ReadonlySet<number> = new Set([404, 412])

const objectList = z.object({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        name: z.string(),
        generation: z.string(),
        timeCreated: z.coerce.date(),
        metadata: z.object({ firebaseStorageDownloadTokens: z.string().default('') }).prefault({}),
      }),
    )
    .default([]),
})

const pictureFrom = (item: z.infer<typeof objectList>['items'][number]): StoredPicture => ({
  uid: item.name.slice(folder.length),
  generation: item.generation,
  uploadedAt: item.timeCreated.getTime(),
  tokens: item.metadata.firebaseStorageDownloadTokens.split(',').filter(Boolean),
})
