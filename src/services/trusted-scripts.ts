/** The origin of the providers' sign-in script. The inline script of a prerendered page contains it too. */
export const PROVIDER_SCRIPTS = 'https://apis.google.com'

type PolicyFactory = {
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: PolicyFactory
  }
}

/**
 * Creates the default Trusted Types policy, which allows the providers' script and no other. Does nothing in a browser
 * without Trusted Types, or if the inline script of the page has created the policy
 * (`tools/build/prerender/first-script.js`). Call it once, before the first sign-in.
 */
export const trustProviderScripts = (page: Pick<Window, 'trustedTypes'>): void => {
  if (page.trustedTypes?.defaultPolicy) return
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url).origin === PROVIDER_SCRIPTS) return url
      throw new TypeError(`No script is loaded from ${url}`)
    },
  })
}
