import type { Nearest, Settlement } from './nearest-settlement.ts'

/** What Nominatim answers to a reverse request, in the fields that the site reads and a few beside them. */
export type Answer = {
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

/** The answer for a place, its country named in the first of the reader's languages that is known. */
export const answerFor = (
  { settlement, suburb }: Nearest,
  languages: readonly string[],
  withAddress: boolean,
): Answer => {
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

/** `Accept-Language` is typed by strangers; a malformed tag must not fail the request. */
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
