import type { Nearest, Settlement } from './nearest-settlement.ts'

/** A reverse geocoding response of Nominatim: the fields that the site reads, and a few others. */
export type ReverseResponse = {
  place_id: number
  licence: string
  lat: string
  lon: string
  name: string
  display_name: string
  address?: Address
}

type Address = Partial<Record<'suburb' | 'city' | 'town' | 'village', string>> & {
  country: string
  country_code: string
}

/** Creates the response for a place, with the country in the first supported language of the reader. */
export const toReverseResponse = (
  { settlement, suburb }: Nearest,
  languages: readonly string[],
  withAddress: boolean,
): ReverseResponse => {
  const country = countryName(settlement.country, languages)
  const [longitude, latitude] = settlement.loc.coordinates
  const names = [suburb?.name, settlement.name, country]
  return {
    place_id: settlement.cityId,
    licence: 'Data © GeoNames, CC BY 4.0. https://www.geonames.org/',
    lat: String(latitude),
    lon: String(longitude),
    name: settlement.name,
    display_name: names.filter((name) => name !== undefined).join(', '),
    ...(withAddress
      ? {
          address: {
            ...(suburb === null ? {} : { suburb: suburb.name }),
            [kindOf(settlement)]: settlement.name,
            country,
            country_code: settlement.country.toLowerCase(),
          },
        }
      : {}),
  }
}

const kindOf = ({ featureCode, population }: Settlement): 'city' | 'town' | 'village' => {
  if (featureCode === 'PPLC' || population >= 100_000) return 'city'
  return population >= 10_000 ? 'town' : 'village'
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
