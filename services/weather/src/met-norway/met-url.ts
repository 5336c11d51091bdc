import type { City } from '@city-genie/city-data/city';

/** The provider refuses more: its caches couldn't serve them. */
const decimals = 4;

function degrees(value: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** The URL of a city's forecast: configuration and catalogue data alone. Without an altitude, the provider takes the terrain's. */
export function metUrl(baseUrl: string, city: Pick<City, 'geo'>): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/weatherapi/locationforecast/2.0/complete`);
  url.search = new URLSearchParams({ lat: degrees(city.geo.lat), lon: degrees(city.geo.lon) }).toString();
  return url;
}
