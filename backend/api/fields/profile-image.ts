import { z } from '@hono/zod-openapi'

const sentence = 'The picture is not one that this account has uploaded.'

/** The address of a picture, or ''. Whether it is this member's own is checked against the uid. */
export const profileImage = z.string(sentence).max(2048, sentence)

/** Whether an address is the member's own picture in our bucket (specification, section 3, "Profile image storage"). */
export const isOwnPicture = (
  address: string,
  uid: string,
  pictures: { bucket: string; origins: readonly string[] },
): boolean => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const path = `/v0/b/${pictures.bucket}/o/${encodeURIComponent(`profile_images/${uid}`)}`
  const plain = url.username === '' && url.password === ''
  return plain && pictures.origins.includes(url.origin) && url.pathname === path
}
