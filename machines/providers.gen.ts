// Written by `npm run contract` from backend/identity/provider.ts.

/** Whether a sign-in without an email counts as verified, for each identity provider. */
export const needsNoEmail = {
  google: true,
  apple: true
} as const

/** The identity providers, in the order of their buttons. */
export const providers = Object.keys(needsNoEmail) as (keyof typeof needsNoEmail)[]
