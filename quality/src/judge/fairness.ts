import { timeframeIds } from '@city-genie/city-data/timeframes';
import { type DeepMood, deepMoods } from './depth.js';
import { type Gate, gate } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { forecastFrom } from './plan-cases.js';
import { RandomChoice } from './random-choice.js';
import { percent } from './statistics.js';

const plansPerMood = 500;
const dates = ['2026-11-24', '2026-12-05', '2027-02-21', '2027-04-17', '2027-06-18', '2027-08-25', '2027-10-14'] as const;
const starts = ['09:00', '10:00', '11:30', '13:00', '14:30', '16:00', '18:00', '19:30'] as const;
/** No place is in more plans than this many times the mean share of the mood, except for sights that the city is known for. */
const mostOfMean = 2;
const mostOfIcon = 0.5;

/** How often each eligible place of a mood is a stop, and which were stops or alternatives. */
type Showings = { name: string; eligible: readonly string[]; stops: ReadonlyMap<string, number>; shown: ReadonlySet<string>; mean: number };

function showingsOf({ judged, mood, eligible }: DeepMood): Showings {
  const stops = new Map(eligible.map((id) => [id, 0]));
  const shown = new Set<string>();
  let total = 0;
  for (let index = 0; index < plansPerMood; index += 1) {
    const choice = new RandomChoice(index);
    const date = choice.oneOf(dates);
    const timeframe = timeframeIds[index % timeframeIds.length] ?? choice.oneOf(timeframeIds);
    const request = { mood, timeframe, startAt: `${date}T${choice.oneOf(starts)}`, seed: `judge-${index}` };
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
  return { name: `${judged.city.key} ${mood}`, eligible, stops, shown, mean: total / plansPerMood / eligible.length };
}

type Share = { text: string; excess: number };

/** The place whose share exceeds its limit most. */
function worstShare(showings: readonly Showings[], limitOf: (id: string, mean: number) => number | undefined): Share {
  const all = showings.flatMap(({ name, stops, mean }) =>
    [...stops].flatMap(([id, count]): Share[] => {
      const limit = limitOf(id, mean);
      const share = count / plansPerMood;
      return limit === undefined ? [] : [{ text: `${id} ${percent(share, 0)} of ${percent(limit, 0)} (${name})`, excess: share / limit }];
    }),
  );
  return all.reduce((worst, share) => (share.excess > worst.excess ? share : worst), { text: 'none', excess: 0 });
}

/** Gates on whether all places have their turn: none in too many plans, each in some. */
export function fairnessGates(cities: readonly JudgedCity[]): Gate[] {
  const showings = deepMoods(cities).map(showingsOf);
  const icons = new Set(cities.flatMap(({ places }) => places.filter(({ icon }) => icon).map(({ id }) => id)));
  const usual = worstShare(showings, (id, mean) => (icons.has(id) ? undefined : mostOfMean * mean));
  const known = worstShare(showings, (id) => (icons.has(id) ? mostOfIcon : undefined));
  const over = showings.flatMap(({ stops, mean }) =>
    [...stops].filter(([id, count]) => count / plansPerMood > (icons.has(id) ? mostOfIcon : mostOfMean * mean)),
  ).length;
  const never = showings.flatMap(({ name, eligible, shown }) => eligible.filter((id) => !shown.has(id)).map((id) => `${id} (${name})`));
  const moods = `${showings.length} moods`;
  return [
    gate(
      `places in ${plansPerMood} plans a mood`,
      `share ≤ ${mostOfMean} × mean`,
      `worst ${usual.text}, ${over} places over their limit, ${moods}`,
      usual.excess <= 1,
    ),
    gate(`icons in ${plansPerMood} plans a mood`, `share ≤ ${percent(mostOfIcon, 0)}`, `worst ${known.text}`, known.excess <= 1),
    gate(
      'eligible places that are never shown',
      '0, as a stop or beside a plan',
      `${never.length}${never.length > 0 ? `: ${never.slice(0, 6).join(', ')}` : ''}`,
      never.length === 0,
    ),
  ];
}
