import { z } from 'zod'
import { PICTURE_BUCKET } from '../addresses.ts'
import type { RunningStack } from '../processes/data-folder.ts'
import { anyAnswer, call } from './calls.ts'
import { SEED_PASSWORD, type SeedMember } from './members.ts'
import { drawPortrait } from './portrait.ts'
import { verifiedAccount } from './verified-account.ts'

/** A seeded member as the backend knows them. */
export type Planted = SeedMember & { uid: string; id: string }

/**
 * Makes one member by the calls that the site makes: identity, registration, picture, profile, interests.
 * What is there already is kept, so that planting twice adds nothing.
 */
export const plant = async (stack: RunningStack, member: SeedMember): Promise<Planted> => {
  const { firstName, lastName, username, email, phone, dateOfBirth, location } = member
  const { localId, idToken } = await verifiedAccount(
    { address: stack.authEmulator, projectId: stack.projectId },
    { email, password: SEED_PASSWORD, displayName: `${firstName} ${lastName}`.trim() },
    async (account) => {
      const body = { firstName, lastName, username, email, phone }
      await call(`${stack.api}/users/register`, { token: account.idToken, body }, anyAnswer)
    },
  )
  const mine = { token: idToken }
  const { data } = await call(`${stack.api}/users/me`, { ...mine, method: 'GET' }, record)
  const profileImage = data.data.profileImage || (await upload(stack, localId, idToken, member))
  const update = { firstName, lastName, phone, dateOfBirth, location, profileImage }
  await call(`${stack.api}/users/update`, { ...mine, method: 'PUT', body: update }, anyAnswer)
  const { interests } = member
  await call(`${stack.api}/users/interests`, { ...mine, body: { interests } }, anyAnswer)
  return { ...member, uid: localId, id: data.data._id }
}

/** Gives a member their events, and all the others as friends. */
export const acquaint = async (
  stack: RunningStack,
  member: Planted,
  all: readonly Planted[],
): Promise<void> => {
  const friends = all
    .filter(({ uid }) => uid !== member.uid)
    .map(({ id, firstName, lastName }) => ({ _id: id, name: `${firstName} ${lastName}`.trim() }))
  const events = Array.from({ length: member.events }, (_, index) => ({
    _id: `event-${index + 1}`,
    title: `${member.interests[index % member.interests.length]} meetup`,
  }))
  const url = new URL(`/local/members/${member.uid}`, stack.api)
  const body = { events, friends }
  await call(url.href, { method: 'PUT', token: stack.seedKey, body }, anyAnswer)
}

/** Uploads the drawn portrait and answers with the address that everyone may read. */
const upload = async (
  stack: RunningStack,
  uid: string,
  token: string,
  { portrait }: SeedMember,
): Promise<string> => {
  const path = encodeURIComponent(`profile_images/${uid}`)
  const bucket = `${stack.storageEmulator}/v0/b/${PICTURE_BUCKET}/o`
  const response = await fetch(`${bucket}?name=${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', Authorization: `Firebase ${token}` },
    body: new Uint8Array(drawPortrait(portrait)),
  })
  const { downloadTokens } = uploaded.parse(await response.json())
  return `${bucket}/${path}?alt=media&token=${downloadTokens}`
}

const uploaded = z.object({ downloadTokens: z.string() })

const record = z.object({
  data: z.object({ data: z.object({ _id: z.string(), profileImage: z.string() }) }),
})
