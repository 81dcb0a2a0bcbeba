/** The identity providers of the product. */
export const providers = ['google', 'apple'] as const

type ProviderTraits = {
  /**
   * The only origin from which it serves profile pictures, or null. The site's Content-Security-Policy allows no other
   * provider origin, so a picture from elsewhere would never be visible.
   */
  picturesFrom: string | null
  /** Whether it verifies the emails of its accounts, so that an equal email proves who owns an identity (decision 0046). */
  vouchesForEmails: boolean
}

/** What the API assumes of each provider. */
export const providerTraits: Readonly<Record<(typeof providers)[number], ProviderTraits>> = {
  google: { picturesFrom: 'https://lh3.googleusercontent.com', vouchesForEmails: true },
  apple: { picturesFrom: null, vouchesForEmails: true },
}

/** How a token names the sign-in method: `password`, or the host of a provider. */
export type SignInProvider = 'password' | `${(typeof providers)[number]}.com`

/** Every sign-in method that the API accepts. */
export const signInProviders: readonly SignInProvider[] = [
  'password',
  ...providers.map((name) => `${name}.com` as const),
]
