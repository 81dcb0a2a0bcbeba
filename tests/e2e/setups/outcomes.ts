import type { ServiceOutcome, Site } from './setup.ts'

/** The request continues unchanged. */
export const passes: ServiceOutcome = { passes: async () => {} }

/** The request continues after `arrange` has prepared the servers for this outcome. */
export const passesAfter = (arrange: (site: Site) => Promise<unknown>): ServiceOutcome => ({
  passes: arrange,
})

/** The connection is aborted. */
export const isCut: ServiceOutcome = { faults: (route) => route.abort() }

/** The response has this status and an error body like that of the backend. */
export const answers = (status: number, body: object = { message: '' }): ServiceOutcome => ({
  faults: (route) =>
    route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } }),
})

/** A user action or the browser causes the outcome. */
export const done = (how: (site: Site) => Promise<unknown>): ServiceOutcome => ({ done: how })

/** The service ends before the page can be checked. */
export const byItself: ServiceOutcome = { ends: 'by itself' }

const post = (path: RegExp) => ({ method: 'POST', path })

/** The requests of the services to the backend, the identity service and the picture store. */
export const asks = {
  startPage: { method: 'HEAD', path: /^\/$/ },
  siteCode: { method: 'GET', path: /\/assets\/site-[^/]+\.js$/ },
  resolveLogin: post(/\/users\/resolve-login$/),
  login: post(/\/users\/login$/),
  socialAuth: post(/\/users\/social-auth$/),
  register: post(/\/users\/register$/),
  interests: post(/\/users\/interests$/),
  report: post(/\/users\/report-bug$/),
  member: { method: 'GET', path: /\/users\/me$/ },
  entry: { path: /\/users\/(me|login|social-auth)$/ },
  update: { method: 'PUT', path: /\/users\/update$/ },
  recordRemoval: { method: 'DELETE', path: /\/users\/delete-account$/ },
  passwordSignIn: post(/accounts:signInWithPassword$/),
  signUp: post(/accounts:signUp$/),
  lookup: post(/accounts:lookup$/),
  email: post(/accounts:sendOobCode$/),
  identityRemoval: post(/accounts:delete$/),
  freshToken: post(/securetoken\.googleapis\.com\/v1\/token$/),
  upload: post(/\/v0\/b\/[^/]+\/o/),
  pictureRemoval: { method: 'DELETE', path: /\/v0\/b\/[^/]+\/o/ },
  place: { method: 'GET', path: /\/geocoder\/reverse$/ },
  identitySdk: { method: 'GET', path: /\/assets\/started-identity-[^/]+\.js$/ },
}
