import { type KnownPlace, places } from './places.ts'

/** The maximum distance to a place in km: about a flight of two hours. */
const maxDistance = 1_500

/** Returns the known place nearest to a position in degrees, or null far out at sea or at a pole. */
export const nearestPlace = (longitude: number, latitude: number): KnownPlace | null => {
  const [nearest] = places
    .map((place) => ({ place, distance: distanceTo(place, longitude, latitude) }))
    .sort((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= maxDistance ? nearest.place : null
}

/* The haversine formula, in km. */
const distanceTo = (place: KnownPlace, longitude: number, latitude: number): number => {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const share =
    half(place.latitude - latitude) +
    cosine(latitude) * cosine(place.latitude) * half(place.longitude - longitude)
  return 2 * 6_371 * Math.asin(Math.sqrt(share))
}
