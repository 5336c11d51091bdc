import { type ForecastQuery, unknownVariable } from './forecast.js';

/** The query of `/v1/forecast`; what isn't a number becomes NaN and is refused below. */
export function readQuery(params: URLSearchParams): ForecastQuery {
  const list = (name: string): string[] => params.getAll(name).flatMap((value) => value.split(',').filter((item) => item !== ''));
  return {
    latitude: Number(params.get('latitude') ?? Number.NaN),
    longitude: Number(params.get('longitude') ?? Number.NaN),
    timezone: params.get('timezone') ?? 'GMT',
    forecastDays: Number(params.get('forecast_days') ?? 7),
    current: list('current'),
    hourly: list('hourly'),
    daily: list('daily'),
  };
}

/** Why the real provider would answer 400, or undefined. */
export function refusalOf(query: ForecastQuery): string | undefined {
  if (!(Math.abs(query.latitude) <= 90) || !(Math.abs(query.longitude) <= 180)) {
    return `Latitude must be in range of -90 to 90°. Given: ${query.latitude}.`;
  }
  if (!isTimezone(query.timezone)) {
    return 'Invalid timezone';
  }
  if (!Number.isInteger(query.forecastDays) || query.forecastDays < 1 || query.forecastDays > 16) {
    return `Forecast days is invalid. Allowed range 0 to 16. Given ${query.forecastDays}.`;
  }
  const unknown = unknownVariable(query);
  return unknown === undefined ? undefined : `Data corrupted at path ''. Cannot initialize variable from invalid String value ${unknown}.`;
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }) !== undefined;
  } catch {
    // Intl throws for unknown zones; there is no other way to check a name.
    return false;
  }
}
