import { timeframeIds } from '@city-genie/city-data/timeframes';
import { chooseRestaurants } from '@city-genie/recommendations/cuisine/choose-restaurants';
import { type Gate, gate } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { percent, percentile } from './statistics.js';

const dates = ['2026-11-24', '2026-11-29', '2026-11-30', '2027-06-19'] as const;
const minutesBetween = (from: number, to: number) => Array.from({ length: (to - from) / 30 + 1 }, (_, step) => from + 30 * step);
const mealHours = minutesBetween(11.5 * 60, 21.5 * 60);
const morningHours = minutesBetween(7 * 60, 11 * 60);
const goals = { entries: 6, never: 4, morning: 3, share: 0.95, metres: 800 };
const planStarts = ['10:00', '11:30', '13:00', '15:00', '17:00'] as const;

const localText = (date: string, minute: number) =>
  `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type List = { name: string; count: number };

/** How many restaurants each list has, for slots that begin at these minutes. */
function lists({ city, content }: JudgedCity, minutes: readonly number[]): List[] {
  return city.moods.flatMap((mood) =>
    timeframeIds.flatMap((timeframe) =>
      dates.flatMap((date) =>
        minutes.map((minute) => {
          const startAt = localText(date, minute);
          const { restaurants } = chooseRestaurants({ city, content, today: date }, { mood, timeframe, startAt });
          return { name: `${city.key} ${mood} ${timeframe} ${startAt}`, count: restaurants.length };
        }),
      ),
    ),
  );
}

/** How far the first restaurant is from the stop before the meal, as the site asks for it. */
function firstDistances(judged: JudgedCity): number[] {
  const { city, content } = judged;
  return city.moods.flatMap((mood) =>
    dates.flatMap((date) =>
      planStarts.flatMap((start) => {
        const request = { mood, timeframe: 'full-day', startAt: `${date}T${start}` } as const;
        const { plan } = replyTo(judged, request, { nowMs: Date.parse(`${date}T00:00Z`), forecast: undefined });
        return (plan?.pauses ?? []).flatMap(({ after, start: mealAt }) => {
          const body = { ...request, startAt: plan?.start ?? request.startAt, mealAt, after };
          const [first] = chooseRestaurants({ city, content, today: date }, body).restaurants;
          const host = judged.places.find(({ id }) => id === after);
          return first && host ? [metresBetween(first.restaurant.geo, host.geo)] : [];
        });
      }),
    ),
  );
}

/** Equirectangular, good to a metre within a city. */
function metresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const degree = 111_195;
  const east = (b.lon - a.lon) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return degree * Math.hypot(b.lat - a.lat, east);
}

function listGate(name: string, all: readonly List[], least: number, never: number): Gate {
  const share = all.filter(({ count }) => count >= least).length / all.length;
  const fewest = all.reduce((few, list) => (list.count < few.count ? list : few));
  return gate(
    name,
    `≥ ${least} in ≥ ${percent(goals.share, 0)}${never > 0 ? `, never < ${never}` : ''}`,
    `${percent(share)} of ${all.length}, fewest ${fewest.count} (${fewest.name})`,
    share >= goals.share && fewest.count >= never,
  );
}

/** Gates on the restaurants beside a plan: enough at every hour, and near the stop before the meal. */
export function whereToEatGates(cities: readonly JudgedCity[]): Gate[] {
  const metres = percentile(cities.flatMap(firstDistances), 0.5);
  return [
    listGate(
      'places to eat, 11:30 to 21:30',
      cities.flatMap((judged) => lists(judged, mealHours)),
      goals.entries,
      goals.never,
    ),
    listGate(
      'places to eat, 7:00 to 11:00',
      cities.flatMap((judged) => lists(judged, morningHours)),
      goals.morning,
      0,
    ),
    gate('from the stop before a meal to the first table', `median ≤ ${goals.metres} m`, `${metres.toFixed(0)} m`, metres <= goals.metres),
  ];
}
