import { timeframeIds } from '@city-genie/city-data/timeframes';
import { deepMoods, depthText } from './depth.js';
import { type Gate, gate } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { jaccard, mean } from './statistics.js';

const starts = ['2026-11-24T10:00', '2027-06-19T09:30', '2027-09-03T10:30', '2027-02-21T10:00'] as const;
const mostAlike = 0.25;

/** How similar plans of different moods are, everything else being equal. */
function likenesses(judged: JudgedCity, moods: readonly string[]): number[] {
  const found: number[] = [];
  for (const timeframe of timeframeIds) {
    for (const startAt of starts) {
      const around = { nowMs: Date.parse(`${startAt}Z`), forecast: undefined };
      const plans = moods.map((mood) => replyTo(judged, { mood, timeframe, startAt }, around).recommendations.map(({ id }) => id));
      plans.forEach((plan, index) => {
        found.push(...plans.slice(index + 1).map((other) => jaccard(plan, other)));
      });
    }
  }
  return found;
}

/** A gate on whether the mood makes a difference. */
export function separationGate(cities: readonly JudgedCity[]): Gate {
  const all = cities.flatMap((judged) =>
    likenesses(
      judged,
      deepMoods([judged]).map(({ mood }) => mood),
    ),
  );
  const measured = `${mean(all).toFixed(3)} in ${all.length} pairs (${depthText(cities)})`;
  return gate('Jaccard between two moods', `mean ≤ ${mostAlike}`, measured, mean(all) <= mostAlike);
}
