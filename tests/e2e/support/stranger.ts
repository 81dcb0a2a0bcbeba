import {
  createIdentity,
  linkProvider,
  refreshed,
  sessionOf,
  signedInBy,
} from './identity-service.ts'
import { callWith, newPerson, type Person } from './members.ts'

/** Every call that a stranger tries with a token. */
const attempts = [
  ['GET', '/users/me'],
  ['PUT', '/users/update', { firstName: 'Mallory' }],
  ['POST', '/users/interests', { interests: ['Yoga'] }],
  ['POST', '/users/report-bug', { bugDescription: 'Mallory was here.' }],
  ['DELETE', '/users/delete-account'],
] as const

/**
 * A script that signs up with the owner's email, registers, and links a Google and an Apple account of its own. Every 60 ms it
 * signs in with each and with the password, refreshes its earlier sign-ins, and tries every call. `gained` has what succeeded
 * with a verified sign-in.
 */
export const strangerPolls = async (owner: Person) => {
  const mark = newPerson({ firstName: 'Mallory', lastName: 'Moore' })
  const typed = { ...mark, email: owner.email }
  const own = { sub: `of-${mark.username}`, email: `own.${mark.email}` }
  const signedUp = await createIdentity({ ...typed, displayName: 'Mallory Moore' })
  const registered = await callWith(signedUp.idToken, 'POST', '/users/register', typed)
  if (registered !== 200) throw new Error(`The stranger's registration was answered ${registered}.`)
  await linkProvider(signedUp.idToken, 'google.com', own)
  await linkProvider(signedUp.idToken, 'apple.com', own)

  /** The newest sign-in of each second. */
  const sessions = new Map<unknown, string>()
  const gained: string[] = []
  let rounds = 0
  let isOver = false
  const attempt = async (idToken: string, way: string) => {
    if (claimsOf(idToken).email_verified !== true) return
    for (const [method, path, body] of attempts) {
      const status = await callWith(idToken, method, path, body)
      if (status < 400) gained.push(`${way}: ${status} ${method} ${path}`)
    }
  }
  const round = async () => {
    for (const provider of ['google.com', 'apple.com'] as const) {
      const session = await signedInBy(provider, own)
      if (session.localId !== signedUp.localId) continue
      sessions.set(claimsOf(session.idToken).auth_time, session.refreshToken)
      await attempt(session.idToken, provider)
    }
    for (const token of [...sessions.values()].slice(-3))
      await attempt(await refreshed(token), 'refresh')
    const byPassword = await sessionOf(typed).catch(() => null)
    if (byPassword) await attempt(byPassword.idToken, 'password')
    rounds += 1
  }
  const run = async () => {
    while (!isOver) {
      await round()
      await new Promise((next) => setTimeout(next, 60))
    }
  }
  const running = run()
  return {
    rounds: () => rounds,
    /** Ends the script after a last attempt with every sign-in that it has, and resolves with what it has gained. */
    end: async (): Promise<string[]> => {
      isOver = true
      await running
      for (const token of sessions.values()) await attempt(await refreshed(token), 'last refresh')
      return gained
    },
  }
}

const claimsOf = (idToken: string): Record<string, unknown> => {
  const [, payload = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}
