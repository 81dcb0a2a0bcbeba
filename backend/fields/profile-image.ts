import { z } from '@hono/zod-openapi'
import type { Pictures } from '../config/pictures.ts'
import { isProviderPicture } from './provider-picture.ts'

const message = 'We couldn’t use this picture. Please upload it again.'

/** The URL of a picture, or ''. `isOwnPicture` checks that it is the member's own. */
export const profileImage = z.string(message).max(2048, message)

/**
 * Whether a URL is the member's own picture in our bucket (specification, section 3, "Profile image storage"): its
 * path, and a download token. Cloud Storage gives each upload another token and refuses the old one, so the URL of a
 * replaced or removed picture leads nowhere. We have no access to the bucket and do not check the token.
 */
export const isOwnPicture = (text: string, uid: string, pictures: Pictures): boolean => {
  if (!URL.canParse(text)) return false
  const { origin, pathname, search, hash, username, password } = new URL(text)
  const path = `/v0/b/${pictures.bucket}/o/${encodeURIComponent(`profile_images/${uid}`)}`
  return (
    pictures.origins.includes(origin) &&
    pathname === path &&
    /^\?alt=media&token=[\w-]+$/.test(search) &&
    [hash, username, password].every((part) => part === '')
  )
}

/** The picture of a record: its URL if it is the member's own or a provider's, else ''. */
export const pictureOf = (
  { uid, profileImage: url }: { uid: string; profileImage: string },
  pictures: Pictures,
): string => (isProviderPicture(url) || isOwnPicture(url, uid, pictures) ? url : '')
