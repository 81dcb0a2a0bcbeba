import type { IdentitySnapshot } from '../../../machines/member.ts'

/** A sign-in in progress. */
export type Attempt = {
  isLive(): boolean
  end(): void
}

/**
 * The sign-ins in progress. The library cannot abort a sign-in: after its time limit or a logout it may still succeed.
 * Only an identity that a live attempt expects may become the signed-in identity.
 */
export type Attempts = {
  begin(expects: (identity: IdentitySnapshot) => boolean): Attempt
  /** Whether a live attempt expects this identity. */
  accepts(identity: IdentitySnapshot): boolean
  endAll(): void
}

/** Creates an empty list of attempts. */
export const createAttempts = (): Attempts => {
  const live = new Map<symbol, (identity: IdentitySnapshot) => boolean>()
  return {
    begin: (expects) => {
      const key = Symbol('attempt')
      live.set(key, expects)
      return { isLive: () => live.has(key), end: () => live.delete(key) }
    },
    accepts: (identity) => [...live.values()].some((expects) => expects(identity)),
    endAll: () => live.clear(),
  }
}
