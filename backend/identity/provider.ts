/** The identity providers of the product. */
export const providers = ['google', 'apple'] as const

/** How a token names the sign-in method: `password`, or the host of a provider. */
export type SignInProvider = 'password' | `${(typeof providers)[number]}.com`

/** Every sign-in method that the API accepts. */
export const signInProviders: readonly SignInProvider[] = [
  'password',
  ...providers.map((name) => `${name}.com` as const),
]
