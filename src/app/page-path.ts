/** The path of a page as the routes name it: the router takes /Login and /login/ for /login too. */
export const pagePath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?!^)\/+$/, '')
