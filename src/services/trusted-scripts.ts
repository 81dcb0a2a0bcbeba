/** Where the providers' sign-in script comes from; the identity library puts its address into the page. */
const PROVIDER_SCRIPTS = 'https://apis.google.com'

type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: PolicyFactory
  }
}

/**
 * Lets the page load the providers' script and no other, under `require-trusted-types-for 'script'`.
 * Does nothing in a browser without Trusted Types. Call it once, before the first sign-in.
 */
export const trustProviderScripts = (page: Pick<Window, 'trustedTypes'>): void => {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address).origin === PROVIDER_SCRIPTS) return address
      throw new TypeError(`No script is loaded from ${address}`)
    },
  })
}
