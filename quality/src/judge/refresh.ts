import { type TimeframeId, timeframeById, timeframeIds } from '@city-genie/city-data/timeframes';
import { baseScore } from '@city-genie/recommendations/planner/score';
import { slotAt } from '@city-genie/recommendations/planner/slot';
import { type DeepMood, deepMoods, depthText } from './depth.js';
import { type Gate, gate } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { jaccard, mean, percent } from './statistics.js';

const starts = [
  { date: '2026-11-24', minute: 600 },
  { date: '2027-06-19', minute: 570 },
  { date: '2027-09-03', minute: 630 },
] as const;
const refreshes = [1, 2, 3] as const;
const mostAlike = 0.4;
const leastKept = 0.8;
const seenKept = 60;

type Start = (typeof starts)[number];
/** One refresh: `alike` = similarity to the plan before, `kept` = its value by the scores of the first plan. */
type Refresh = { step: number; alike: number; kept: number };

const textOf = ({ date, minute }: Start) =>
  `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function refreshesOf({ judged, mood }: DeepMood, timeframe: TimeframeId, start: Start): Refresh[] {
  const slot = slotAt(judged.city, start, timeframeById(timeframe));
  const nowMs = Date.parse(`${start.date}T00:00Z`);
  const plan = (seed: string, seen: readonly string[]) =>
    replyTo(
      judged,
      { mood, timeframe, startAt: textOf(start), seed, seen: seen.slice(-seenKept) },
      { nowMs, forecast: undefined },
    ).recommendations.map(({ id }) => id);
  const worth = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + baseScore(judged.content.placeById(id).place, { mood, slot }, 'usual'), 0);
  const first = plan('judge-0', []);
  const seen = [...first];
  let before = first;
  return refreshes.map((step) => {
    const next = plan(`judge-${step}`, seen);
    const result = { step, alike: jaccard(before, next), kept: worth(next) / worth(first) };
    seen.push(...next.filter((id) => !seen.includes(id)));
    before = next;
    return result;
  });
}

/** Gates on the effect of a new seed and the list of seen places: other places, of nearly the same value. */
export function refreshGates(cities: readonly JudgedCity[]): Gate[] {
  const all = deepMoods(cities).flatMap((deep) =>
    timeframeIds.flatMap((timeframe) => starts.flatMap((start) => refreshesOf(deep, timeframe, start))),
  );
  const depth = depthText(cities);
  const ofStep = (step: number) => all.filter((refresh) => refresh.step === step);
  const alike = refreshes.map((step) => mean(ofStep(step).map((refresh) => refresh.alike)));
  const kept = refreshes.map((step) => mean(ofStep(step).map((refresh) => refresh.kept)));
  const share = all.filter((refresh) => refresh.alike <= mostAlike).length / all.length;
  const texts = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
  return [
    gate(
      'refresh: Jaccard with the previous plan',
      `mean ≤ ${mostAlike} at k = 1 2 3`,
      `${texts(alike)}, ${percent(share)} of ${all.length} are (${depth})`,
      alike.every((value) => value <= mostAlike),
    ),
    gate(
      "refresh: value by the first plan's scores",
      `mean ≥ ${leastKept} at k = 1 2 3`,
      texts(kept),
      kept.every((value) => value >= leastKept),
    ),
  ];
}
