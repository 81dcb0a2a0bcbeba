import type { Place } from '../member.ts'
import { placeLimits } from '../member-api.gen.ts'
import { cutTo, firstPartOf, isBlank } from '../text-rules.gen.ts'

/**
 * The place of a typed address: without coordinates, its city is the first comma-separated part (specification 3), cut
 * to the limit.
 */
export const placeTyped = (address: string): Place | null => {
  if (isBlank(address)) return null
  const city = cutTo(firstPartOf(address), placeLimits.city)
  return { type: 'Point', coordinates: [0, 0], address, city }
}
