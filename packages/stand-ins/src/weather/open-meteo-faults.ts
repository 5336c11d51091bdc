import { buildForecast, type Forecast, type ForecastQuery } from './forecast.js';
import { type Scenario, skyOf } from './scenarios.js';

const hugeBytes = 8 * 1024 * 1024;
const daysWithoutProbability = 4;
const hoursLost = 5;

/** A well-formed reply with the scenario's fault in its content; a sky is left unchanged. */
export function spoiledForecast(scenario: Scenario, query: ForecastQuery, now: Date): Forecast & { padding?: string } {
  const forecast = buildForecast(query, skyOf(scenario), now);
  switch (scenario) {
    case 'nulls':
      return overwrite(forecast, null);
    case 'null-tails':
      return withoutTails(forecast);
    case 'day-missing':
      return withoutDay(forecast, 3 + Math.floor((query.forecastDays - 3) / 2));
    case 'code-42':
      return overwrite(forecast, 42, 'weather_code');
    case 'two-days':
      return buildForecast({ ...query, forecastDays: 2 }, 'clear', now);
    case 'wrong-zone':
      return buildForecast({ ...query, timezone: 'Pacific/Auckland' }, 'clear', now);
    case 'huge':
      return { ...forecast, padding: 'x'.repeat(hugeBytes) };
    default:
      return forecast;
  }
}

const isMeasured = (name: string): boolean => name !== 'time' && name !== 'interval';

/** Replaces every measured value, or those of one variable, by `value`. */
function overwrite(forecast: Forecast, value: number | null, only?: string): Forecast {
  const isMeant = (name: string): boolean => isMeasured(name) && (only === undefined || name === only);
  for (const block of [forecast.hourly, forecast.daily]) {
    for (const [name, column] of Object.entries(block ?? {})) {
      if (isMeant(name)) {
        column.fill(value);
      }
    }
  }
  const current = Object.entries(forecast.current ?? {}).map(([name, was]) => [name, isMeant(name) ? value : was] as const);
  return { ...forecast, current: Object.fromEntries(current) };
}

/** The models that know the chance of rain end before the others do, and the last hours of the last day are not there yet. */
function withoutTails(forecast: Forecast): Forecast {
  forecast.hourly?.precipitation_probability?.fill(null, -24 * daysWithoutProbability);
  for (const column of Object.values(forecast.hourly ?? {})) {
    column.splice(-hoursLost);
  }
  return forecast;
}

function withoutDay(forecast: Forecast, day: number): Forecast {
  const blank = (block: Forecast['hourly'], from: number, until: number): void => {
    for (const [name, column] of Object.entries(block ?? {})) {
      if (isMeasured(name)) {
        column.fill(null, from, until);
      }
    }
  };
  blank(forecast.hourly, day * 24, (day + 1) * 24);
  blank(forecast.daily, day, day + 1);
  return forecast;
}
