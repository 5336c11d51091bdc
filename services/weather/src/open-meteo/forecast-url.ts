import type { City } from '@city-genie/city-data/city';

const current = ['temperature_2m', 'relative_humidity_2m', 'wind_speed_10m', 'weather_code', 'is_day'];
const hourly = ['temperature_2m', 'relative_humidity_2m', 'precipitation_probability', 'weather_code', 'wind_speed_10m', 'is_day'];
const daily = ['weather_code', 'temperature_2m_max', 'temperature_2m_min', 'wind_speed_10m_max'];

/**
 * The URL of a city's forecast. It consists only of configuration and catalogue data, nothing from a caller. Units are the provider's
 * defaults: °C, %, km/h.
 */
export function forecastUrl(baseUrl: string, city: Pick<City, 'geo' | 'timezone'>, apiKey?: string): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/forecast`);
  url.search = new URLSearchParams({
    latitude: String(city.geo.lat),
    longitude: String(city.geo.lon),
    current: current.join(','),
    hourly: hourly.join(','),
    daily: daily.join(','),
    timezone: city.timezone,
    forecast_days: '15',
    ...(apiKey && { apikey: apiKey }),
  }).toString();
  return url;
}
