type ProviderTraits = {
  /**
   * The only origin from which it serves profile pictures, or null. The site's Content-Security-Policy allows no other
   * provider origin, so a picture from elsewhere would never be visible.
   */
  picturesFrom: string | null
  /**
   * Whether it verifies the emails of its accounts, so that an equal email proves who owns an identity (decision 0045).
   * The API refuses an account with an email that proves nothing.
   */
  vouchesForEmails: boolean
  /** Whether a sign-in without an email may do what a verified email may: there is nothing to verify. */
  needsNoEmail: boolean
}

/** What the product assumes of each identity provider. */
export const providerTraits = {
  google: {
    picturesFrom: 'https://lh3.googleusercontent.com',
    vouchesForEmails: true,
    needsNoEmail: true,
  },
  apple: { picturesFrom: null, vouchesForEmails: true, needsNoEmail: true },
} as const satisfies Readonly<Record<string, ProviderTraits>>

type Provider = keyof typeof providerTraits

/** The identity providers of the product. */
export const providers = Object.keys(providerTraits) as Provider[]

/** How a token names the sign-in method: `password`, or the host of a provider. */
export type SignInProvider = 'password' | `${Provider}.com`

/** Every sign-in method that the API accepts. */
export const signInProviders: readonly SignInProvider[] = [
  'password',
  ...providers.map((name) => `${name}.com` as const),
]

const providersWith = (trait: 'needsNoEmail' | 'vouchesForEmails'): ReadonlySet<string> =>
  new Set(providers.filter((name) => providerTraits[name][trait]).map((name) => `${name}.com`))

/** The sign-in methods that count as verified without an email. The sign-up form always asks for one. */
export const withoutEmail = providersWith('needsNoEmail')

/** The providers whose email proves who owns an identity. */
export const vouching = providersWith('vouchesForEmails')
