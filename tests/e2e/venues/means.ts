import type { Means, Site } from './venue.ts'

/** The request goes on as it is. */
export const passes: Means = { passes: async () => {} }

/** The request goes on once the world has been arranged so that the answer fits. */
export const passesAfter = (arrange: (site: Site) => Promise<unknown>): Means => ({
  passes: arrange,
})

/** The connection breaks. */
export const isCut: Means = { faults: (route) => route.abort() }

/** The answer has this status, and a body as the backend words it. */
export const answers = (status: number, body: object = { message: '' }): Means => ({
  faults: (route) =>
    route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } }),
})

/** Done by a person, or by the browser. */
export const done = (how: (site: Site) => Promise<unknown>): Means => ({ done: how })

/** Over before anybody could look. */
export const byItself: Means = { ends: 'by itself' }

const post = (path: RegExp) => ({ method: 'POST', path })

/** The requests by which services ask, of the backend, the identity service and the picture store. */
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
  mail: post(/accounts:sendOobCode$/),
  identityRemoval: post(/accounts:delete$/),
  freshToken: post(/securetoken\.googleapis\.com\/v1\/token$/),
  upload: post(/\/v0\/b\/[^/]+\/o/),
  pictureRemoval: { method: 'DELETE', path: /\/v0\/b\/[^/]+\/o/ },
  place: { method: 'GET', path: /\/geocoder\/reverse$/ },
  identitySdk: { method: 'GET', path: /\/assets\/started-identity-[^/]+\.js$/ },
}
