import type { ParsedLocation } from '@tanstack/react-router'
import { verifiedParameter } from '../../../machines/member.ts'
import { type PageLocation, pageKey } from '../../../machines/page-host/page-host-events.ts'
import { isPage, type Page, type ReturnPath, sameOriginPath } from '../../../machines/paths.ts'

type Location = Pick<ParsedLocation, 'pathname' | 'state'>

/** A path in the form that the routes use. The router also matches /Login and /login/ to /login. */
export const pagePath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?!^)\/+$/, '')

/** The page at a path, or `other`, so that nothing else of a URL is reported. */
export const pageNameOf = (pathname: string): Page | 'other' => {
  const path = pagePath(pathname)
  return isPage(path) ? path : 'other'
}

/** The return path from the history state, or null if it is missing or leaves the site (decision 0013). */
export const returnPath = ({ state }: Pick<Location, 'state'>): ReturnPath | null => {
  const path = sameOriginPath(state.returnTo)
  return path && { path, owner: state.returnOwner ?? null }
}

/** The email of the link that led here, from the hash; null if it is none. Anyone can write such a link. */
export const verifiedEmailIn = ({ hash }: Pick<ParsedLocation, 'hash'>): string | null => {
  // The router decodes some hashes and not others.
  const email = new URLSearchParams(hash.replaceAll('+', '%2B')).get(verifiedParameter) ?? ''
  // In ASCII, because letters without a shape could make a sentence of it, and not longer than an email can be (RFC 5321).
  return email.length <= 254 && /^[\w.+'-]{1,64}@[a-z\d.-]+$/i.test(email) ? email : null
}

/** The email from the history state, which may have been altered (decision 0010). */
export const emailIn = ({ state }: Pick<Location, 'state'>): string | null =>
  typeof state.email === 'string' && state.email.length <= LENGTH_LIMIT ? state.email : null

/** The maximum length of an email, in characters. */
const LENGTH_LIMIT = 320

/** What a page starts with. */
export const toPageLocation = (location: Location): PageLocation => ({
  returnTo: returnPath(location),
  email: emailIn(location),
})

/** The key of the page at a location; null where the page has no actor. */
export const pageKeyAt = (location: Location): string | null => {
  const path = pagePath(location.pathname)
  return isPage(path) ? pageKey(path, toPageLocation(location)) : null
}
