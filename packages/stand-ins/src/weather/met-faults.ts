import { buildMetForecast, type MetEntry, type MetForecast, type MetQuery } from './met-forecast.js';
import { type MetScenario, skyOf } from './scenarios.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const hugeBytes = 8 * 1024 * 1024;

/** A well-formed reply with the scenario's fault in its content; a sky is left unchanged. */
export function spoiledMetForecast(scenario: MetScenario, query: MetQuery, now: Date): MetForecast & { padding?: string } {
  const forecast = buildMetForecast(query, skyOf(scenario), now);
  const { timeseries } = forecast.properties;
  const withEntries = (entries: MetEntry[]): MetForecast => ({
    ...forecast,
    properties: { ...forecast.properties, timeseries: entries },
  });
  const untilMs = (entry: MetEntry): number => Date.parse(entry.time) - now.getTime();
  switch (scenario) {
    case 'nulls':
      return withEntries(timeseries.map(blank));
    case 'null-tails':
      return withEntries(timeseries.map((entry, index) => withoutNext(entry, timeseries.length - index)));
    case 'day-missing':
      return withEntries(timeseries.filter((entry) => untilMs(entry) < 5 * dayMs || untilMs(entry) >= 6 * dayMs));
    case 'code-42':
      return withEntries(timeseries.map(withUnknownSymbol));
    case 'two-days':
      return withEntries(timeseries.filter((entry) => untilMs(entry) < 1.2 * dayMs));
    case 'wrong-zone':
      return withEntries(timeseries.map((entry) => ({ ...entry, time: entry.time.replace('Z', '+12:00') })));
    case 'huge':
      return { ...forecast, padding: 'x'.repeat(hugeBytes) };
    default:
      return forecast;
  }
}

function blank(entry: MetEntry): MetEntry {
  const details = Object.fromEntries(Object.keys(entry.data.instant.details).map((name) => [name, null]));
  return { ...entry, data: { ...entry.data, instant: { details } } };
}

/** The last five entries say nothing of the hours after them, the last sixteen no chance of rain. */
function withoutNext(entry: MetEntry, fromEnd: number): MetEntry {
  const { instant, ...next } = entry.data;
  if (fromEnd <= 5) {
    return { ...entry, data: { instant } };
  }
  if (fromEnd > 16) {
    return entry;
  }
  const dumb = Object.entries(next).map(([name, { summary, details }]) => {
    const { probability_of_precipitation: _, ...rest } = details;
    return [name, { summary, details: rest }] as const;
  });
  return { ...entry, data: { instant, ...Object.fromEntries(dumb) } };
}

function withUnknownSymbol(entry: MetEntry): MetEntry {
  const { instant, ...next } = entry.data;
  const renamed = Object.entries(next).map(([name, { details }]) => [name, { summary: { symbol_code: 'raining-frogs' }, details }]);
  return { ...entry, data: { instant, ...Object.fromEntries(renamed) } };
}
