import type { KnownPlace } from './places.ts'

/** A reverse geocoding response of Nominatim: the fields that the site reads, and a few others. */
export type ReverseResponse = {
  lat: string
  lon: string
  name: string
  display_name: string
  address?: Address
}

type Address = Partial<Record<KnownPlace['kind'], string>> & {
  country: string
  country_code: string
}

/** Creates the response for a place, with the country in the first supported language of the reader. */
export const toReverseResponse = (
  { name, country: code, kind, latitude, longitude }: KnownPlace,
  languages: readonly string[],
  withAddress: boolean,
): ReverseResponse => {
  const country = countryName(code, languages)
  return {
    lat: String(latitude),
    lon: String(longitude),
    name,
    display_name: `${name}, ${country}`,
    ...(withAddress
      ? { address: { [kind]: name, country, country_code: code.toLowerCase() } }
      : {}),
  }
}

const countryName = (code: string, languages: readonly string[]): string =>
  new Intl.DisplayNames([...languages.filter(isLanguage), 'en'], { type: 'region' }).of(code) ??
  code

/** `Accept-Language` is untrusted. A malformed tag must not fail the request. */
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
