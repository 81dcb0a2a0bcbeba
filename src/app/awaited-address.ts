import type { ParsedLocation } from '@tanstack/react-router'

/** As long as an address may be. */
const LENGTH_LIMIT = 320

/** The address that waits for its verification, kept in history state and never trusted (decision 0010). */
export const awaitedAddress = ({ state }: Pick<ParsedLocation, 'state'>): string | null =>
  typeof state.email === 'string' && state.email.length <= LENGTH_LIMIT ? state.email : null
