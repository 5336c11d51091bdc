import { type Timeframe, timeframes } from '@city-genie/city-data/timeframes';
import { candidateOf, fitsSlot } from '@city-genie/recommendations/planner/candidates';
import type { Problem } from '@city-genie/recommendations/planner/engine/problem';
import { eligibleFit, scorePlace } from '@city-genie/recommendations/planner/score';
import { slotAt } from '@city-genie/recommendations/planner/slot';
import { problemOf } from '@city-genie/recommendations/planner/slot-problem';
import type { JudgedCity } from './judged-city.js';

export type CityProblem = { name: string; problem: Problem };

/** Ordinary days in summer and winter and a Sunday, and starts that leave room for a full slot. */
const dates = ['2026-11-24', '2027-02-21', '2027-06-17', '2027-09-04'] as const;
const startMinutes = { '1-2-hours': [570, 780, 960], 'half-day': [570, 720, 840], 'full-day': [540, 600, 630] } as const;
/** With fewer candidates than this, a problem is too easy. */
const leastCandidates = 12;

function problemAt({ city, content }: JudgedCity, mood: string, timeframe: Timeframe, date: string, minute: number): Problem {
  const slot = slotAt(city, { date, minute }, timeframe);
  const scoring = { mood, slot, weather: 'dry' as const, seen: new Set<string>(), seed: undefined };
  const candidates = content.places
    .filter(({ place }) => (place.moodFit[mood] ?? 0) >= eligibleFit)
    .map((open) => candidateOf(content, open, slot, { score: scorePlace(open.place, scoring), pinned: false }))
    .filter((candidate) => fitsSlot(candidate, slot))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return problemOf(candidates, slot, 'typical');
}

/** Problems as the planner would solve them, for every mood, on several days and at several hours. */
export function cityProblems(cities: readonly JudgedCity[], id: Timeframe['id']): CityProblem[] {
  const timeframe = timeframes.find((each) => each.id === id);
  return cities
    .flatMap((judged) =>
      judged.city.moods.flatMap((mood) =>
        dates.flatMap((date) =>
          startMinutes[id].map((minute) => ({
            name: `${judged.city.key} ${mood} ${id} ${date} ${minute / 60} h`,
            problem: timeframe && problemAt(judged, mood, timeframe, date, minute),
          })),
        ),
      ),
    )
    .flatMap(({ name, problem }) => (problem && problem.size >= leastCandidates ? [{ name, problem }] : []));
}
