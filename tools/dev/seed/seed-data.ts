import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { RunningStack } from '../processes/data-folder.ts'
import { PICTURE_BUCKET } from '../urls.ts'
import { SEED_PASSWORD, type SeedMember } from './members.ts'

export type SeededMember = SeedMember & { uid: string; id: string }

/**
 * Creates a member with the site's own requests: identity, registration, picture, profile, interests.
 * Running it again adds nothing.
 */
export const seed = async (stack: RunningStack, member: SeedMember): Promise<SeededMember> => {
  const { firstName, lastName, username, email, phone, dateOfBirth, location } = member
  const { localId, idToken } = await verifiedAccount(
    { url: stack.authEmulator, projectId: stack.projectId },
    { email, password: SEED_PASSWORD, displayName: `${firstName} ${lastName}`.trim() },
    async (account) => {
      const body = { firstName, lastName, username, email, phone }
      await sendRequest(
        `${stack.api}/users/register`,
        { token: account.idToken, body },
        anyResponse,
      )
    },
  )
  const mine = { token: idToken }
  const { data } = await sendRequest(`${stack.api}/users/me`, { ...mine, method: 'GET' }, record)
  const profileImage = data.data.profileImage || (await upload(stack, localId, idToken, member))
  const update = { firstName, lastName, phone, dateOfBirth, location, profileImage }
  await sendRequest(
    `${stack.api}/users/update`,
    { ...mine, method: 'PUT', body: update },
    anyResponse,
  )
  const { interests } = member
  await sendRequest(`${stack.api}/users/interests`, { ...mine, body: { interests } }, anyResponse)
  return { ...member, uid: localId, id: data.data._id }
}

/** Adds a member's events, and all other members as friends. */
export const addFriendsAndEvents = async (
  stack: RunningStack,
  member: SeededMember,
  all: readonly SeededMember[],
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
  await sendRequest(url.href, { method: 'PUT', token: stack.seedKey, body }, anyResponse)
}

/** Uploads the portrait and returns its public URL. */
const upload = async (
  stack: RunningStack,
  uid: string,
  token: string,
  { username }: SeedMember,
): Promise<string> => {
  const portrait = new URL(`../assets/portraits/${username}.png`, import.meta.url)
  const path = encodeURIComponent(`profile_images/${uid}`)
  const bucket = `${stack.storageEmulator}/v0/b/${PICTURE_BUCKET}/o`
  const response = await fetch(`${bucket}?name=${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', Authorization: `Firebase ${token}` },
    body: new Uint8Array(readFileSync(portrait)),
  })
  const { downloadTokens } = uploaded.parse(await response.json())
  return `${bucket}/${path}?alt=media&token=${downloadTokens}`
}

const uploaded = z.object({ downloadTokens: z.string() })

const record = z.object({
  data: z.object({ data: z.object({ _id: z.string(), profileImage: z.string() }) }),
})

type Account = { localId: string; idToken: string }

/**
 * Returns the verified account with this email and name, and creates it if necessary. The emulator's admin API verifies
 * it, so that the mailbox does not fill with verification emails.
 */
const verifiedAccount = async (
  emulator: { url: string; projectId: string },
  { email, password, displayName }: { email: string; password: string; displayName: string },
  register: (account: Account) => Promise<void>,
): Promise<Account> => {
  const accounts = `${emulator.url}/identitytoolkit.googleapis.com/v1`
  const credentials = { email, password, returnSecureToken: true }
  const signIn = () =>
    sendRequest(`${accounts}/accounts:signInWithPassword?key=local`, { body: credentials }, account)
  const signUp = () =>
    sendRequest(`${accounts}/accounts:signUp?key=local`, { body: credentials }, account)

  const signedUp = await signUp().catch((error: unknown) => {
    const exists = error instanceof RequestError && error.body.includes('EMAIL_EXISTS')
    return exists ? signIn() : Promise.reject(error)
  })
  await register(signedUp)
  await sendRequest(
    `${accounts}/projects/${emulator.projectId}/accounts:update`,
    { token: 'owner', body: { localId: signedUp.localId, emailVerified: true, displayName } },
    anyResponse,
  )
  // Sign in again, because the token contains whether the email is verified.
  return signIn()
}

const account = z.object({ localId: z.string(), idToken: z.string() })

/** Sends a request with a JSON body. `schema` validates the JSON response. Rejects with the text of an error response. */
const sendRequest = async <Body>(
  url: string,
  { method = 'POST', token, body }: { method?: string; token?: string | undefined; body?: unknown },
  schema: z.ZodType<Body>,
): Promise<Body> => {
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Auth-Type': 'local',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new RequestError(`${method} ${url}: ${response.status} ${text}`, text)
  return schema.parse(text === '' ? null : JSON.parse(text))
}

/** An error response; `body` is its text. */
class RequestError extends Error {
  readonly body: string

  constructor(message: string, body: string) {
    super(message)
    this.body = body
  }
}

/** For requests whose response is not used. */
const anyResponse = z.unknown()
