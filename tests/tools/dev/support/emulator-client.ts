import { z } from 'zod'

const session = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() })
const problem = z.object({ error: z.object({ message: z.string() }) })
const emailList = z.object({
  mails: z.array(
    z.object({
      kind: z.string(),
      to: z.string(),
      name: z.string(),
      link: z.string(),
      sentAt: z.number(),
      used: z.boolean(),
    }),
  ),
})
const lookup = z.object({
  users: z.array(z.looseObject({ localId: z.string(), emailVerified: z.boolean().optional() })),
})

const bucket = 'demo-trellis.appspot.com'

/** Sends the requests of the Firebase SDK to the emulators at these URLs. */
export const emulatorClient = (auth: string, storage: string) => {
  const accounts = (method: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const object = (path: string) => `${storage}/v0/b/${bucket}/o/${encodeURIComponent(path)}`
  const bearing = (token: string | null): Record<string, string> =>
    token === null ? {} : { authorization: `Firebase ${token}` }

  const signUp = async (email: string, more: object = {}) => {
    const body = { email, password: 'vine-and-lattice', returnSecureToken: true, ...more }
    return session.parse(await (await accounts('signUp', body)).json())
  }
  const signIn = async (email: string, password = 'vine-and-lattice') => {
    const body = { email, password, returnSecureToken: true }
    return session.parse(await (await accounts('signInWithPassword', body)).json())
  }
  const sendEmail = async (body: object) => {
    const response = await accounts('sendOobCode', body)
    if (!response.ok) throw new Error(await response.text())
  }
  const emails = async () => emailList.parse(await (await fetch(`${auth}/own/mails`)).json()).mails

  return {
    auth,
    storage,
    accounts,
    signUp,
    signIn,
    /** Signs up, opens the verification link and signs in. A verified member can upload a picture. */
    signUpVerified: async (email: string) => {
      await sendEmail({ requestType: 'VERIFY_EMAIL', idToken: (await signUp(email)).idToken })
      const verification = (await emails()).find(({ to }) => to === email)
      await fetch(verification?.link ?? '')
      return signIn(email)
    },
    /** The error code of a rejected request. */
    errorOf: async (method: string, body: object) =>
      problem.parse(await (await accounts(method, body)).json()).error.message,
    sendEmail,
    lookUp: async (idToken: string) =>
      lookup.parse(await (await accounts('lookup', { idToken })).json()).users[0],
    emails,
    upload: (path: string, token: string | null, { type = 'image/png', body = 'a picture' } = {}) =>
      fetch(`${storage}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { 'content-type': type, ...bearing(token) },
        body,
      }),
    describe: (path: string, token: string | null) =>
      fetch(object(path), { headers: bearing(token) }),
    changeType: (path: string, token: string | null, contentType: string) =>
      fetch(object(path), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...bearing(token) },
        body: JSON.stringify({ contentType }),
      }),
    remove: (path: string, token: string | null) =>
      fetch(object(path), { method: 'DELETE', headers: bearing(token) }),
    list: (token: string | null) =>
      fetch(`${storage}/v0/b/${bucket}/o?prefix=profile_images/&delimiter=/`, {
        headers: bearing(token),
      }),
    download: (path: string, downloadToken: string) =>
      fetch(`${object(path)}?alt=media&token=${downloadToken}`),
  }
}

export type EmulatorClient = ReturnType<typeof emulatorClient>
