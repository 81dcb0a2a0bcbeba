import * as v from 'valibot'
import { stack } from './stack.ts'

const signedIn = v.object({ idToken: v.string(), localId: v.string() })
const accounts = v.object({ users: v.array(v.object({ localId: v.string() })) })
const mails = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
})

/** Creates an e-mail identity, unverified. */
export const createIdentity = async (account: {
  email: string
  password: string
  displayName: string
}) => v.parse(signedIn, await call('signUp', { ...account, returnSecureToken: true }))

/** A fresh ID token for an e-mail identity. */
export const tokenFor = async (account: { email: string; password: string }): Promise<string> =>
  v.parse(signedIn, await call('signInWithPassword', { ...account, returnSecureToken: true }))
    .idToken

/** Has the verification mail sent, as the site does after sign-up. */
export const sendVerification = async (idToken: string): Promise<void> => {
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
}

/** Says of an identity, as the service's administrator, whether its address is verified, and what its password is. */
export const amendIdentity = async (
  email: string,
  changes: { emailVerified?: boolean; password?: string },
): Promise<void> => {
  await administer('update', { localId: await uidOf(email), ...changes })
}

/** Removes an identity, as the service's administrator. */
export const removeIdentity = async (email: string): Promise<void> => {
  await administer('delete', { localId: await uidOf(email) })
}

const uidOf = async (email: string): Promise<string> => {
  const { users } = v.parse(accounts, await administer('lookup', { email: [email] }))
  const [user] = users
  if (!user) throw new Error(`Nobody has the address ${email}.`)
  return user.localId
}

/** Whether the identity service knows this address and password. */
export const identityExists = async (account: {
  email: string
  password: string
}): Promise<boolean> => {
  const response = await post('signInWithPassword', { ...account, returnSecureToken: true })
  return response.ok
}

/** The links of the mails to an address, oldest first. */
export const mailsTo = async (
  email: string,
  type: 'VERIFY_EMAIL' | 'PASSWORD_RESET' = 'VERIFY_EMAIL',
): Promise<string[]> => {
  const answer = await fetch(
    `${stack.authEmulator}/emulator/v1/projects/${stack.projectId}/oobCodes`,
  )
  const { oobCodes } = v.parse(mails, await answer.json())
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === type)
    .map((mail) => mail.oobLink)
}

/** The link of the newest verification mail to an address. */
export const verificationLink = async (email: string): Promise<string> => {
  const link = (await mailsTo(email)).at(-1)
  if (link === undefined) throw new Error(`No verification mail to ${email}.`)
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
  const answer: unknown = await response.json()
  if (!response.ok)
    throw new Error(`accounts:${method} ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
