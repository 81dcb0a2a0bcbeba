import * as v from 'valibot'
import type { SocialProvider } from '../../../machines/member.ts'
import { stack } from './stack.ts'

const signedIn = v.object({ idToken: v.string(), localId: v.string(), refreshToken: v.string() })
const session = v.object({ ...signedIn.entries, expiresIn: v.string() })
const accounts = v.object({ users: v.array(v.object({ localId: v.string() })) })
const outOfBandCodes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
})

/** Creates an identity with an unverified email and a password. */
export const createIdentity = async (account: {
  email: string
  password: string
  displayName: string
}) => v.parse(signedIn, await call('signUp', { ...account, returnSecureToken: true }))

/** Signs in with an email and a password, without a browser. */
export const sessionOf = async ({ email, password }: { email: string; password: string }) =>
  v.parse(session, await call('signInWithPassword', { email, password, returnSecureToken: true }))

/** A fresh ID token of an identity with a password. */
export const tokenFor = async (account: { email: string; password: string }): Promise<string> =>
  (await sessionOf(account)).idToken

/** An account at a provider: the provider's id and email. */
export type OwnAccount = { sub: string; email: string }

/** Signs in with a provider, without a browser. */
export const signedInBy = (provider: `${SocialProvider}.com`, own: OwnAccount) =>
  atProvider(provider, own, {})

/** Links a provider's account to the identity of this token. The library can do this, but the site never does. */
export const linkProvider = (idToken: string, provider: `${SocialProvider}.com`, own: OwnAccount) =>
  atProvider(provider, own, { idToken })

/** A new ID token of an earlier sign-in. */
export const refreshed = async (refreshToken: string): Promise<string> => {
  const response = await fetch(
    `${stack.authEmulator}/securetoken.googleapis.com/v1/token?key=key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'refresh_token', refreshToken }),
    },
  )
  return v.parse(v.object({ id_token: v.string() }), await response.json()).id_token
}

const atProvider = async (providerId: string, own: OwnAccount, more: object) => {
  const claims = JSON.stringify({ ...own, email_verified: true, name: 'Mallory Moore' })
  const response = await call('signInWithIdp', {
    postBody: new URLSearchParams({ providerId, id_token: claims }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...more,
  })
  return v.parse(signedIn, response)
}

/** Requests the verification email, as the site does after a sign-up. */
export const sendVerification = async (idToken: string): Promise<void> => {
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
}

/** Changes an identity with administrator rights: whether its email is verified, and its password. */
export const amendIdentity = async (
  email: string,
  changes: { emailVerified?: boolean; password?: string },
): Promise<void> => {
  await administer('update', { localId: await uidOf(email), ...changes })
}

const uidOf = async (email: string): Promise<string> => {
  const { users } = v.parse(accounts, await administer('lookup', { email: [email] }))
  const [user] = users
  if (!user) throw new Error(`No identity has the email ${email}.`)
  return user.localId
}

/** Whether the identity service accepts this email and password. */
export const identityExists = async (account: {
  email: string
  password: string
}): Promise<boolean> => {
  const response = await post('signInWithPassword', { ...account, returnSecureToken: true })
  return response.ok
}

/** The links in the emails to this recipient, oldest first. */
export const emailsTo = async (
  email: string,
  type: 'VERIFY_EMAIL' | 'PASSWORD_RESET' = 'VERIFY_EMAIL',
): Promise<string[]> => {
  const response = await fetch(
    `${stack.authEmulator}/emulator/v1/projects/${stack.projectId}/oobCodes`,
  )
  const { oobCodes } = v.parse(outOfBandCodes, await response.json())
  return oobCodes
    .filter((code) => code.email === email && code.requestType === type)
    .map((code) => code.oobLink)
}

/** The link in the newest verification email to this recipient. */
export const verificationLink = async (email: string): Promise<string> => {
  const link = (await emailsTo(email)).at(-1)
  if (link === undefined) throw new Error(`No verification email to ${email}.`)
  return link
}

const post = (method: string, body: object) =>
  fetch(`${stack.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const administer = async (method: string, body: object): Promise<unknown> => {
  const response = await fetch(
    `${stack.authEmulator}/identitytoolkit.googleapis.com/v1/projects/${stack.projectId}/accounts:${method}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw new Error(`accounts:${method} ${response.status}`)
  return response.json()
}

const call = async (method: string, body: object): Promise<unknown> => {
  const response = await post(method, body)
  const json: unknown = await response.json()
  if (!response.ok) throw new Error(`accounts:${method} ${response.status} ${JSON.stringify(json)}`)
  return json
}
