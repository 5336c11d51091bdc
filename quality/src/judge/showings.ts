import { timeframeIds } from '@city-genie/city-data/timeframes';
import type { DeepMood } from './depth.js';
import { replyTo } from './judged-city.js';
import { forecastFrom } from './plan-cases.js';
import { RandomChoice } from './random-choice.js';

const dates = ['2026-11-24', '2026-12-05', '2027-02-21', '2027-04-17', '2027-06-18', '2027-08-25', '2027-10-14'] as const;
const starts = ['09:00', '10:00', '11:30', '13:00', '14:30', '16:00', '18:00', '19:30'] as const;
/** No place is in more plans than this many times the mean share of the mood, except for sights that the city is known for. */
export const mostOfMean = 2;
export const mostOfIcon = 0.5;

/** In which share of plans each eligible place of a mood is a stop; which were stops or alternatives; and how large a share may be. */
export type Showings = {
  name: string;
  shares: ReadonlyMap<string, number>;
  shown: ReadonlySet<string>;
  limitOf: (id: string) => number;
};

/** Counts over so many plans of a mood, all slots alike, in all seasons and at all hours. Other seeds are other plans. */
export function showingsOf({ judged, mood, eligible }: DeepMood, plans: number, seeds: string): Showings {
  const stops = new Map(eligible.map((id) => [id, 0]));
  const shown = new Set<string>();
  let total = 0;
  for (let index = 0; index < plans; index += 1) {
    const choice = new RandomChoice(index);
    const date = choice.oneOf(dates);
    const timeframe = timeframeIds[index % timeframeIds.length] ?? choice.oneOf(timeframeIds);
    const request = { mood, timeframe, startAt: `${date}T${choice.oneOf(starts)}`, seed: `${seeds}-${index}` };
    const forecast = forecastFrom(date, choice.isLucky(0.3) ? 'rain' : 'dry');
    const { recommendations, alternatives } = replyTo(judged, request, { nowMs: Date.parse(`${date}T00:00Z`), forecast });
    total += recommendations.length;
    for (const { id } of recommendations) {
      stops.set(id, (stops.get(id) ?? 0) + 1);
    }
    for (const { id } of [...recommendations, ...alternatives]) {
      shown.add(id);
    }
  }
  const icons = new Set(judged.places.filter(({ icon }) => icon).map(({ id }) => id));
  const mean = total / plans / eligible.length;
  return {
    name: `${judged.city.key} ${mood}`,
    shares: new Map([...stops].map(([id, count]) => [id, count / plans])),
    shown,
    limitOf: (id) => (icons.has(id) ? mostOfIcon : mostOfMean * mean),
  };
}
