/** A path in the form that the routes use. The router also matches /Login and /login/ to /login. */
export const pagePath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?!^)\/+$/, '')
