type PageKind = {
  access: 'anyone' | 'visitors' | 'members'
  form?: boolean
  /** The build prerenders the whole page, not only its loading state. */
  prerendered?: boolean
}

const visitorForm: PageKind = { access: 'visitors', form: true }
const prerenderedForm: PageKind = { ...visitorForm, prerendered: true }
const memberForm: PageKind = { access: 'members', form: true }
const memberPage: PageKind = { access: 'members' }

/** Every page (specification, section 2). */
export const pages = {
  '/': { access: 'anyone', prerendered: true },
  '/login': prerenderedForm,
  '/signup': prerenderedForm,
  '/forgot-password': prerenderedForm,
  // Stays open after the verification has signed the member in.
  '/verify-email': { access: 'anyone', form: true },
  '/profile-completion': memberForm,
  '/preferences': memberForm,
  '/profile': memberPage,
  '/edit-profile': memberForm,
  '/update-preferences': memberForm,
  '/settings': memberPage,
} as const satisfies Record<`/${string}`, PageKind>

/** A page that a machine may navigate to. */
export type Page = keyof typeof pages

/** The kind of the page at a path; undefined where there is no page. */
export const pageAt = (path: string): PageKind | undefined =>
  (pages as Partial<Record<string, PageKind>>)[path]

/**
 * An emitted event that requests a navigation; `src/app/navigation/connect-router.ts` performs it.
 * `to` is a page, or the return path of a sign-in (decision 0013).
 */
export type NavigationRequest = {
  type: 'navigate'
  to: Page | SameOriginPath
  /** Whether the current page becomes the return path of the next sign-in. */
  withReturnPath: boolean
}

/** A path that `sameOriginPath` has checked. */
export type SameOriginPath = string & { readonly sameOriginPath: true }

/** Creates a navigation request. */
export const navigateTo = (
  to: Page | SameOriginPath,
  { withReturnPath = false } = {},
): NavigationRequest => ({
  type: 'navigate',
  to,
  withReturnPath,
})

/**
 * Returns the path if it stays on this origin, otherwise null. Rejects everything that a browser would resolve to
 * another host: a scheme, '//x', '/\x', tabs or newlines in between, and '/.//x' (decision 0013).
 */
export const sameOriginPath = (value: unknown): SameOriginPath | null =>
  typeof value === 'string' && isSameOriginPath(value) ? value : null

const isSameOriginPath = (value: string): value is SameOriginPath =>
  value.length <= 2_000 &&
  !/[\\\p{Cc}]/u.test(value) &&
  /^(\/[^/?#]+)*\/?([?#]|$)/.test(value) &&
  value.startsWith('/')
