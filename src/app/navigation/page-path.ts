import { type Page, pageAt } from '../../../machines/paths.ts'

/** A path in the form that the routes use. The router also matches /Login and /login/ to /login. */
export const pagePath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?!^)\/+$/, '')

/** The page at a path, or `other`, so that nothing else of a URL is reported. */
export const pageNameOf = (pathname: string): Page | 'other' => {
  const path = pagePath(pathname)
  return isPage(path) ? path : 'other'
}

const isPage = (path: string): path is Page => pageAt(path) !== undefined
