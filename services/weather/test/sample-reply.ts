import type { City } from '@city-genie/city-data/city';
import { buildForecast } from '@city-genie/stand-ins/weather/forecast';
import type { Sky } from '@city-genie/stand-ins/weather/scenarios';
import { forecastUrl } from '../src/open-meteo/forecast-url.js';

/** The provider's answer for a city and time, as a plain object that a test may corrupt. */
export function sampleReply(city: City, nowIso: string, sky: Sky = 'clear'): ReturnType<typeof buildForecast> {
  const asked = forecastUrl('http://provider.test', city).searchParams;
  const list = (name: string): string[] => (asked.get(name) ?? '').split(',');
  const query = {
    latitude: city.geo.lat,
    longitude: city.geo.lon,
    timezone: city.timezone,
    forecastDays: Number(asked.get('forecast_days')),
    current: list('current'),
    hourly: list('hourly'),
    daily: list('daily'),
  };
  return buildForecast(query, sky, new Date(nowIso));
}
