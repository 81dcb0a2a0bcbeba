import {
  changeIdentity,
  createIdentity,
  linkProvider,
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

/** A script that signs up with the owner's email, registers, and links an Apple account of its own. */
export const strangerSigns = async (owner: Person) => {
  const mark = newPerson({ firstName: 'Mallory', lastName: 'Moore' })
  const typed = { ...mark, email: owner.email }
  const own = { sub: `apple-${mark.username}`, email: `apple.${mark.email}` }
  const signedUp = await createIdentity({ ...typed, displayName: 'Mallory Moore' })
  const registered = await callWith(signedUp.idToken, 'POST', '/users/register', typed)
  if (registered !== 200) throw new Error(`The stranger's registration was answered ${registered}.`)
  await linkProvider(signedUp.idToken, 'apple.com', own)
  let isLinked = true
  let password: string | null = null

  const byApple = async (): Promise<string[]> => {
    if (!isLinked) return []
    const { idToken, localId } = await signedInBy('apple.com', own)
    isLinked = localId === signedUp.localId
    // Before the owner arrives, the sign-in is unverified and may withdraw its own registration.
    return isLinked && isVerified(idToken) ? [idToken] : []
  }

  const byPassword = async (): Promise<string[]> => {
    const session = await sessionOf({
      email: owner.email,
      password: password ?? typed.password,
    }).catch(() => null)
    return session && isVerified(session.idToken) ? [session.idToken] : []
  }

  return {
    byApple,
    /** The password of the sign-up, or the one that the stranger has set. */
    byPassword,
    /** Sets a password, unlinks the own account and links it again, with whichever sign-in the service still gives. */
    byChangingTheIdentity: async (): Promise<string[]> => {
      const held = [...(await byApple()), ...(password === null ? [] : await byPassword())]
      const [idToken] = held
      if (idToken === undefined) return held
      const chosen = `of-mallory-${Date.now()}`
      const changed = await changeIdentity(idToken, { password: chosen })
      if (changed === null) return held
      password = chosen
      const unlinked = await changeIdentity(changed, { deleteProvider: ['apple.com'] })
      const linked = await linkProvider(unlinked ?? changed, 'apple.com', own).catch(() => null)
      isLinked = linked !== null
      return [...held, changed, ...(await byPassword())]
    },
  }
}

/** Collects tokens every 60 ms and tries every call with each. At most 400 times. */
export const poll = (collect: () => Promise<string[]>) => {
  let isOver = false
  let held = 0
  let rounds = 0
  const gained: string[] = []
  const run = async () => {
    for (; rounds < 400 && !isOver; rounds += 1) {
      for (const idToken of await collect()) {
        held += 1
        for (const [method, path, body] of attempts) {
          const status = await callWith(idToken, method, path, body)
          if (status < 400) gained.push(`${status} ${method} ${path}`)
        }
      }
      await new Promise((next) => setTimeout(next, 60))
    }
    return gained
  }
  const running = run()
  return {
    /** With how many verified sign-ins of the owner's identity the stranger has tried. */
    held: () => held,
    rounds: () => rounds,
    end: () => {
      isOver = true
      return running
    },
  }
}

const isVerified = (idToken: string): boolean => {
  const [, payload = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).email_verified === true
}
