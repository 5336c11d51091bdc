import { type Timeframe, timeframeById } from '@city-genie/city-data/timeframes';
import { draftAt } from '@city-genie/recommendations/planner/draft';
import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { offeredOf } from '@city-genie/recommendations/planner/plan-route';
import { gemLimit, problemOf } from '@city-genie/recommendations/planner/slot-problem';
import type { JudgedCity } from './judged-city.js';

export type CityProblem = { name: string; problem: Problem };

/** Ordinary days in winter, spring, summer and autumn, one of them a Sunday, and starts from the morning to the evening. */
const dates = ['2026-11-24', '2027-02-21', '2027-04-16', '2027-06-17', '2027-09-04'] as const;
const startMinutes = {
  '1-2-hours': [570, 690, 780, 960, 1080],
  'half-day': [570, 660, 720, 840, 990],
  'full-day': [540, 600, 630, 720, 1020],
} as const;
/** With fewer candidates than this, a problem is too easy. */
const leastCandidates = 8;

/** Problems as the planner would solve them, for every mood, in all seasons and at several hours; with `most`, of the best candidates only. */
export function cityProblems(cities: readonly JudgedCity[], id: Timeframe['id'], most = Number.POSITIVE_INFINITY): CityProblem[] {
  return cities.flatMap(({ city, content }) =>
    city.moods.flatMap((mood) =>
      dates.flatMap((date) =>
        startMinutes[id].flatMap((minute): CityProblem[] => {
          const request = { mood, timeframe: id, seed: `judge-${date}` };
          const { slot, candidates } = draftAt(city, content, request, { date, minute }, { nowMs: 0, forecast: undefined });
          const chosen = offeredOf(candidates, 'without').slice(0, most);
          const gems = Math.max(1, gemLimit(timeframeById(id).minStops));
          return chosen.length < leastCandidates
            ? []
            : [
                {
                  name: `${city.key} ${mood} ${id} ${date} ${minute / 60} h`,
                  problem: problemOf(chosen, slot, { stays: 'typical', gems }),
                },
              ];
        }),
      ),
    ),
  );
}
