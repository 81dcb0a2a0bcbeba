import type { ParsedLocation } from '@tanstack/react-router'

/** The maximum length of an email, in characters. */
const LENGTH_LIMIT = 320

/** The email that is pending verification, from the history state, which may have been altered (decision 0010). */
export const pendingVerification = ({ state }: Pick<ParsedLocation, 'state'>): string | null =>
  typeof state.email === 'string' && state.email.length <= LENGTH_LIMIT ? state.email : null
