type PageKind = {
  access: 'anyone' | 'visitors' | 'members'
  /** Leaves no entry in the history. */
  form: boolean
  /** The build prerenders the whole page, not only its loading state. */
  prerendered: boolean
}

const visitorForm = { access: 'visitors', form: true, prerendered: true } as const
const memberForm = { access: 'members', form: true, prerendered: false } as const
const memberPage = { access: 'members', form: false, prerendered: false } as const

/**
 * Every page (specification, section 2). What other layers add to a page is a `Record<Page, …>` of theirs, which does
 * not compile while a page is missing.
 */
export const pages = {
  '/': { access: 'anyone', form: false, prerendered: true },
  '/login': visitorForm,
  '/signup': visitorForm,
  '/forgot-password': visitorForm,
  // Stays open after the verification has signed the member in.
  '/verify-email': { access: 'anyone', form: true, prerendered: false },
  '/profile-completion': memberForm,
  '/preferences': memberForm,
  '/profile': memberPage,
  '/edit-profile': memberForm,
  '/update-preferences': memberForm,
  '/settings': memberPage,
} as const satisfies Record<`/${string}`, PageKind>

/** A page that a machine may navigate to. */
export type Page = keyof typeof pages

/** The pages with this property, such as `{ access: 'members' }`. */
export type PageWith<Kind extends Partial<PageKind>> = {
  [Each in Page]: (typeof pages)[Each] extends Kind ? Each : never
}[Page]

/** All pages. */
export const pagePaths = Object.keys(pages) as Page[]

/** A value for each page. */
export const ofPages = <Value>(toValue: (page: Page) => Value): Record<Page, Value> =>
  Object.fromEntries(pagePaths.map((page) => [page, toValue(page)])) as Record<Page, Value>

/** Whether there is a page at a path. */
export const isPage = (path: string): path is Page => Object.hasOwn(pages, path)

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

/** The path to open after a sign-in. `owner` is the uid of the member whose session ended there, or null for a visitor. */
export type ReturnPath = { path: SameOriginPath; owner: string | null }

/** The path to which this member returns. A path of another member leads no one else there (decision 0013). */
export const returnPathFor = (returnTo: ReturnPath | null, uid: string): SameOriginPath | null =>
  returnTo && (returnTo.owner ?? uid) === uid ? returnTo.path : null

/** The path without its search and hash. */
export const pathnameOf = (path: string): string => path.replace(/[?#].*/su, '')

const isSameOriginPath = (value: string): value is SameOriginPath =>
  value.length <= 2_000 &&
  !/[\\\p{Cc}]/u.test(value) &&
  /^(\/[^/?#]+)*\/?([?#]|$)/.test(value) &&
  value.startsWith('/')
