import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { addDays } from '@city-genie/recommendations/opening-hours/open-on';
import type { Surroundings } from '@city-genie/recommendations/planner/draft';
import type { HourOutlook } from '@city-genie/recommendations/planner/weather-outlook';

/** A request as the planner receives it on a refresh. */
export type LatencyCase = { request: SearchRequest; around: Surroundings };

/** A week in summer, when most places are open and the choice is largest. */
const monday = '2026-06-01';
/**
 * The time of the request (UTC, around the city's morning and evening) and the local start; without one, the planner searches
 * for it.
 */
const moments: readonly { askedAt: string; startAt?: string }[] = [
  { askedAt: '06:10' },
  { askedAt: '15:40' },
  { askedAt: '06:10', startAt: '09:30' },
  { askedAt: '06:10', startAt: '13:00' },
  { askedAt: '06:10', startAt: '18:00' },
];
/** As many hours as the weather service sends. */
const forecastHours = 72;

/** With rain in the afternoon there are more choices than in rain all day: each place in the open counts twice, dry and wet. */
function forecastFrom(date: string, wet: boolean): HourOutlook[] {
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  return Array.from({ length: forecastHours }, (_, hour) => ({
    time: new Date(midnightMs + hour * 3_600_000).toISOString().slice(0, 16),
    sky: wet && hour % 24 >= 13 && hour % 24 < 16 ? 'rain' : 'fair',
    isLikely: false,
  }));
}

/** Every mood of Paris in every slot, on seven days, at five moments, dry and with rain from 13 to 16: 840 requests, each with its own seed. */
export function latencyCases(seed: string): LatencyCase[] {
  const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const moods = paris.moods.flatMap((mood) => timeframeIds.map((timeframe) => ({ mood, timeframe })));
  const days = dates.flatMap((date) => moments.flatMap((moment) => [false, true].map((wet) => ({ date, wet, ...moment }))));
  return moods.flatMap((asked, mood) =>
    days.map(({ date, wet, askedAt, startAt }, day) => ({
      request: { ...asked, seed: `${seed}-${mood}-${day}`, ...(startAt === undefined ? {} : { startAt: `${date}T${startAt}` }) },
      around: { nowMs: Date.parse(`${date}T${askedAt}:00Z`), forecast: forecastFrom(date, wet) },
    })),
  );
}
