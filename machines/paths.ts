/** The pages that a machine may wish to go to (specification 2). */
export type Page =
  | '/'
  | '/login'
  | '/signup'
  | '/verify-email'
  | '/forgot-password'
  | '/profile-completion'
  | '/preferences'
  | '/profile'
  | '/edit-profile'
  | '/update-preferences'
  | '/settings'

/**
 * A wish to go somewhere, as data; `src/app/navigation.ts` fulfils it.
 * `to` is a page, or the same-origin path that a visitor had wanted before signing in (decision 0013).
 */
export type Leave = {
  type: 'leave'
  to: Page | SamePath
  /** Whether the page that is left is the one to return to after signing in. */
  returning: boolean
}

/** A path that has been checked to stay on this site. */
export type SamePath = string & { readonly samePath: true }

/** A wish to go to `to`. */
export const leave = (to: Page | SamePath, { returning = false } = {}): Leave => ({
  type: 'leave',
  to,
  returning,
})

/**
 * The path if it stays on this site, else null: nothing that a browser would read as another host
 * ('//x', '/\x', with tabs or newlines between, a scheme), or would make into it ('/.//x'), is ever
 * followed (decision 0013).
 */
export const samePath = (value: unknown): SamePath | null =>
  typeof value === 'string' && isSamePath(value) ? value : null

const isSamePath = (value: string): value is SamePath =>
  value.length <= 2_000 &&
  !/[\\\p{Cc}]/u.test(value) &&
  /^(\/[^/?#]+)*\/?([?#]|$)/.test(value) &&
  value.startsWith('/')
