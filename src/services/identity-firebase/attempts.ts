import type { IdentitySnapshot } from '../../../machines/member.ts'

/** One sign-in that somebody is waiting for. */
export type Attempt = {
  isLive(): boolean
  end(): void
}

/**
 * The sign-ins under way. The library cannot abort one: given up at its time limit, or overtaken by a
 * logout, it may still succeed later. Only what a live attempt expects may then become the signed-in identity.
 */
export type Attempts = {
  begin(expects: (identity: IdentitySnapshot) => boolean): Attempt
  admit(identity: IdentitySnapshot): boolean
  endAll(): void
}

/** An empty list of attempts. */
export const createAttempts = (): Attempts => {
  const live = new Map<symbol, (identity: IdentitySnapshot) => boolean>()
  return {
    begin: (expects) => {
      const key = Symbol('attempt')
      live.set(key, expects)
      return { isLive: () => live.has(key), end: () => live.delete(key) }
    },
    admit: (identity) => [...live.values()].some((expects) => expects(identity)),
    endAll: () => live.clear(),
  }
}
