import { z } from '@hono/zod-openapi'

const message = 'We couldn’t use this picture. Please upload it again.'

/** The URL of a picture, or ''. `isOwnPicture` checks that it is the member's own. */
export const profileImage = z.string(message).max(2048, message)

/** Whether a URL is the member's own picture in our bucket (specification, section 3, "Profile image storage"). */
export const isOwnPicture = (
  text: string,
  uid: string,
  pictures: { bucket: string; origins: readonly string[] },
): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const path = `/v0/b/${pictures.bucket}/o/${encodeURIComponent(`profile_images/${uid}`)}`
  const hasNoUserInfo = url.username === '' && url.password === ''
  return hasNoUserInfo && pictures.origins.includes(url.origin) && url.pathname === path
}
