import { describe, expect, test } from 'vitest'
import { geocoderRoutes } from '../../../tools/dev/geocoder/routes.ts'

const site = 'http://localhost:5173'
const geocoder = geocoderRoutes({ origins: [site] })

const ask = async (query: string, headers: Record<string, string> = {}) =>
  geocoder.request(`/reverse?${query}`, { headers })

const placeAt = async (lat: number, lon: number, language = 'en') => {
  const query = `lat=${lat}&lon=${lon}&format=json&addressdetails=1`
  return (await ask(query, { 'Accept-Language': language })).json()
}

describe('The geocoder', () => {
  test.each([
    ['a city', 41.3874, 2.1686, { city: 'Barcelona', country_code: 'es' }],
    ['the city nearest to a place between two', 40.5, -3.9, { city: 'Lisbon', country_code: 'pt' }],
    ['a village', 46.0207, 7.7491, { village: 'Zermatt', country_code: 'ch' }],
    ['a city east of the date line', -36.8485, 174.7633, { city: 'Auckland', country_code: 'nz' }],
    ['the southern tip of America', -54.8019, -68.303, { town: 'Ushuaia', country_code: 'ar' }],
  ])('names %s.', async (_, lat, lon, address) => {
    expect(await placeAt(lat, lon)).toMatchObject({ address })
  })

  test('returns a response in Nominatim’s format.', async () => {
    expect(await placeAt(41.3874, 2.1686)).toEqual({
      lat: expect.stringMatching(/^41\.3/),
      lon: expect.stringMatching(/^2\.1/),
      name: 'Barcelona',
      display_name: expect.stringMatching(/Barcelona, Spain$/),
      address: expect.objectContaining({ city: 'Barcelona', country: 'Spain', country_code: 'es' }),
    })
  })

  test.each([
    ['the north pole', 90, 0],
    ['the south pole', -90, 0],
    ['the open Pacific on the date line', 10, 180],
  ])('has no name for %s.', async (_, lat, lon) => {
    expect(await placeAt(lat, lon)).toEqual({ error: 'Unable to geocode' })
  })

  test.each([180, -180, 179.95, -179.5])(
    'finds places across the date line from %d° of longitude.',
    async (lon) => {
      expect(await placeAt(66.32, lon)).toMatchObject({ address: { village: 'Egvekinot' } })
    },
  )

  test.each([
    ['de', 'Spanien'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'Espanha'],
    ['en;q=0.5, fr;q=0.9', 'Espagne'],
    ['ar', 'إسبانيا'],
    ['*', 'Spain'],
    ['not a language!, de', 'Spanien'],
    ['', 'Spain'],
  ])('names the country for readers of "%s".', async (language, country) => {
    expect(await placeAt(41.3874, 2.1686, language)).toMatchObject({ address: { country } })
  })

  test.each([
    ['lat=91&lon=0&format=json'],
    ['lat=0&lon=-180.1&format=json'],
    ['lat=north&lon=0&format=json'],
    ['lat=&lon=0&format=json'],
    ['lat=1e1&lon=0&format=json'],
    ['lon=0&format=json'],
    ['lat=1&lon=1&format=xml'],
    ['lat=1&lon=1'],
  ])('rejects ?%s.', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('error.message')
  })

  test('omits the address details on request.', async () => {
    const response = await ask('lat=41.3874&lon=2.1686&format=json&addressdetails=0')
    expect(await response.json()).not.toHaveProperty('address')
  })

  test('allows the origins of the site and no others.', async () => {
    const query = 'lat=41.3874&lon=2.1686&format=json'
    const own = await ask(query, { Origin: site })
    const other = await ask(query, { Origin: 'https://evil.example' })
    expect(own.headers.get('access-control-allow-origin')).toBe(site)
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})
