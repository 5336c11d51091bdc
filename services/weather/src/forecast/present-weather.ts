import type { City } from '@city-genie/city-data/city';
import { localDate } from '@city-genie/city-data/city-clock';
import type { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import type { RouteReply } from '@city-genie/contracts/route';
import type { Weather } from '@city-genie/contracts/weather/routes';
import type { ServedForecast } from '../cache/forecast-source.js';

/** A forecast in the form of the public wire. */
export function presentWeather(city: City, { forecast, attribution, stale, ageSeconds }: ServedForecast): Weather {
  const { hours: _, ...shown } = forecast;
  return { city: city.name, country: city.country, ...shown, attribution, stale, ageSeconds };
}

/** The hours that are known, from the city's midnight of today on: a forecast that is kept over midnight has yesterday's, too. */
export function presentHours(city: City, { forecast, ageSeconds }: ServedForecast, nowMs: number): RouteReply<typeof weatherHoursRoute> {
  const today = localDate(city.timezone, nowMs);
  return { hours: forecast.hours.filter(({ time }) => time >= today), ageSeconds };
}
