/** A message to the app about the sign-ins of this tab. */
export type SignInMessage =
  | { type: 'sign-in offered' }
  | { type: 'sign-in started' }
  | { type: 'sign-in ended' }
