/** A place of the local geocoder. */
export type KnownPlace = {
  name: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  kind: 'city' | 'town' | 'village'
  /** In degrees. */
  latitude: number
  longitude: number
}

/* Name, country, latitude and longitude; a town or a village says so. */
const rows: readonly (readonly [string, string, number, number, KnownPlace['kind']?])[] = [
  ['Accra', 'GH', 5.56, -0.2],
  ['Addis Ababa', 'ET', 9.02, 38.75],
  ['Anchorage', 'US', 61.22, -149.9],
  ['Athens', 'GR', 37.98, 23.73],
  ['Auckland', 'NZ', -36.85, 174.76],
  ['Baghdad', 'IQ', 33.34, 44.4],
  ['Bangkok', 'TH', 13.75, 100.5],
  ['Barcelona', 'ES', 41.39, 2.17],
  ['Beijing', 'CN', 39.91, 116.4],
  ['Berlin', 'DE', 52.52, 13.41],
  ['Bogotá', 'CO', 4.61, -74.08],
  ['Brasília', 'BR', -15.78, -47.93],
  ['Buenos Aires', 'AR', -34.61, -58.38],
  ['Cairo', 'EG', 30.06, 31.25],
  ['Calgary', 'CA', 51.05, -114.09],
  ['Cape Town', 'ZA', -33.93, 18.42],
  ['Chicago', 'US', 41.85, -87.65],
  ['Dakar', 'SN', 14.69, -17.44],
  ['Delhi', 'IN', 28.65, 77.23],
  ['Denver', 'US', 39.74, -104.98],
  ['Dhaka', 'BD', 23.71, 90.41],
  ['Dublin', 'IE', 53.33, -6.25],
  ['Egvekinot', 'RU', 66.32, -179.17, 'village'],
  ['Fairbanks', 'US', 64.84, -147.72, 'town'],
  ['Hanoi', 'VN', 21.02, 105.84],
  ['Helsinki', 'FI', 60.17, 24.94],
  ['Honolulu', 'US', 21.31, -157.86],
  ['Istanbul', 'TR', 41.01, 28.95],
  ['Jakarta', 'ID', -6.21, 106.85],
  ['Johannesburg', 'ZA', -26.2, 28.04],
  ['Karachi', 'PK', 24.86, 67.01],
  ['Kinshasa', 'CD', -4.33, 15.31],
  ['Kyiv', 'UA', 50.45, 30.52],
  ['Lagos', 'NG', 6.45, 3.39],
  ['Lima', 'PE', -12.04, -77.03],
  ['Lisbon', 'PT', 38.72, -9.13],
  ['London', 'GB', 51.51, -0.13],
  ['Los Angeles', 'US', 34.05, -118.24],
  ['Manila', 'PH', 14.6, 120.98],
  ['Mexico City', 'MX', 19.43, -99.13],
  ['Miami', 'US', 25.77, -80.19],
  ['Moscow', 'RU', 55.75, 37.62],
  ['Mumbai', 'IN', 19.07, 72.88],
  ['Nairobi', 'KE', -1.28, 36.82],
  ['New York', 'US', 40.71, -74.01],
  ['Novosibirsk', 'RU', 55.04, 82.93],
  ['Nuuk', 'GL', 64.18, -51.69, 'town'],
  ['Paris', 'FR', 48.85, 2.35],
  ['Perth', 'AU', -31.95, 115.86],
  ['Reykjavík', 'IS', 64.14, -21.9],
  ['Rome', 'IT', 41.89, 12.51],
  ['Santiago', 'CL', -33.46, -70.65],
  ['São Paulo', 'BR', -23.55, -46.64],
  ['Seoul', 'KR', 37.57, 126.98],
  ['Singapore', 'SG', 1.29, 103.85],
  ['Stockholm', 'SE', 59.33, 18.07],
  ['Sydney', 'AU', -33.87, 151.21],
  ['Tashkent', 'UZ', 41.26, 69.22],
  ['Tehran', 'IR', 35.69, 51.42],
  ['Tokyo', 'JP', 35.69, 139.69],
  ['Toronto', 'CA', 43.7, -79.42],
  ['Ushuaia', 'AR', -54.8, -68.3, 'town'],
  ['Zermatt', 'CH', 46.02, 7.75, 'village'],
]

/** Some sixty places, so that a developer on any continent is near one. */
export const places: readonly KnownPlace[] = rows.map(
  ([name, country, latitude, longitude, kind = 'city']) => ({
    name,
    country,
    kind,
    latitude,
    longitude,
  }),
)
