import { timeframeIds } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { localTextOf } from '../oracles/facts/day-clock.js';
import type { ForecastHour, SkyFact } from '../oracles/facts/forecast-facts.js';
import type { JudgedCity } from './judged-city.js';
import { RandomChoice } from './random-choice.js';

/** A search of the judge's list. */
export type AskedPlan = { judged: JudgedCity; request: SearchRequest; nowMs: number; forecast: readonly ForecastHour[] | undefined };

/** Fortnights in which searches start, and in each the date used most: clock changes, holidays, the end of the year, 29 February. */
const fortnights = [
  { from: '2026-11-21', special: '2026-11-26' },
  { from: '2026-12-18', special: '2026-12-25' },
  { from: '2026-12-24', special: '2027-01-01' },
  { from: '2027-03-08', special: '2027-03-14' },
  { from: '2027-03-22', special: '2027-03-28' },
  { from: '2027-04-28', special: '2027-05-01' },
  { from: '2027-07-08', special: '2027-07-14' },
  { from: '2027-09-24', special: '2027-10-01' },
  { from: '2027-10-25', special: '2027-10-31' },
  { from: '2027-10-28', special: '2027-11-07' },
  { from: '2028-02-20', special: '2028-02-29' },
] as const;

const usualStarts = ['09:00', '09:30', '10:00', '11:00', '12:00', '13:00', '14:00', '15:30', '17:00', '18:30', '20:00'] as const;
/** Unusual starts that the contract also allows; at 02:30 a clock change may be under way. */
const oddStarts = ['00:10', '02:30', '06:00', '07:40', '10:07', '12:00', '21:15', '22:40', '23:55'] as const;
/** The sky of an hour of the day. */
const skies = {
  dry: () => 'fair',
  rain: () => 'rain',
  'rain-later': (hour) => (hour >= 15 ? 'rain' : 'fair'),
  'ends-early': () => 'fair',
  'ends-in-rain': (hour) => (hour >= 12 ? 'rain' : 'fair'),
  'rain-13-16': (hour) => (hour >= 13 && hour < 16 ? 'rain' : 'fair'),
  'rain-14-16': (hour) => (hour >= 14 && hour < 16 ? 'rain' : 'fair'),
  'rain-18-21': (hour) => (hour >= 18 && hour < 21 ? 'rain' : 'fair'),
  'snow-till-11': (hour) => (hour < 11 ? 'snow' : 'fair'),
  wind: () => 'wind',
  heat: (hour) => (hour >= 12 && hour < 18 ? 'heat' : 'fair'),
  'rain-then-heat': (hour) => (hour < 12 ? 'rain' : hour < 18 ? 'heat' : 'wind'),
} as const satisfies Record<string, (hour: number) => SkyFact>;

export type SkyName = keyof typeof skies;

const skyNames = [
  'dry',
  'rain',
  'unknown',
  'rain-later',
  'ends-early',
  'ends-in-rain',
  'rain-13-16',
  'rain-14-16',
  'rain-18-21',
  'snow-till-11',
  'wind',
  'heat',
  'rain-then-heat',
] as const;

const dayMs = 86_400_000;
const plusDays = (date: string, days: number) => new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Hourly forecast for two days from a date's midnight. */
export function forecastFrom(date: string, sky: SkyName | 'unknown', isLikely = false): ForecastHour[] | undefined {
  if (sky === 'unknown') {
    return undefined;
  }
  const hours = Array.from({ length: 48 }, (_, hour) =>
    new Date(Date.parse(`${date}T00:00Z`) + hour * 3_600_000).toISOString().slice(0, 16),
  );
  const known = sky.startsWith('ends-') ? hours.slice(0, 15) : hours;
  return known.map((time) => ({ time, sky: skies[sky](Number(time.slice(11, 13))), isLikely }));
}

/** The visitor's history: mostly none; otherwise places seen, excluded or pinned, some of which don't fit or don't exist. */
export function historyOf(
  choice: RandomChoice,
  { places, content: { moodLine } }: JudgedCity,
  mood: string,
): Pick<SearchRequest, 'seen' | 'exclude' | 'pin'> {
  const all = places.map(({ id }) => id);
  const fitting = places.filter(({ moodFit }) => (moodFit[mood] ?? 0) >= moodLine).map(({ id }) => id);
  const seen = choice.isLucky(0.1) ? fitting.slice(0, 60) : choice.someOf(fitting, 2 + choice.below(18));
  const excluded = choice.someOf(fitting, 1 + choice.below(choice.isLucky(0.1) ? 50 : 8));
  const pin = [
    ...choice.someOf(choice.isLucky(0.7) ? fitting : all, 1 + choice.below(3)),
    ...(choice.isLucky(0.1) ? ['no-such-place'] : []),
  ];
  // It is rare that a pinned place is also excluded.
  const exclude = choice.isLucky(0.05) ? excluded : excluded.filter((id) => !pin.includes(id));
  const kind = choice.next();
  return {
    ...(kind < 0.2 || kind >= 0.45 ? { seen } : {}),
    ...((kind >= 0.2 && kind < 0.3) || kind >= 0.45 ? { exclude } : {}),
    ...(kind >= 0.3 ? { pin } : {}),
  };
}

/** The search with this index in the judge's list, always the same. Every third one is in the first city. */
export function askedPlan(cities: readonly JudgedCity[], index: number): AskedPlan {
  const choice = new RandomChoice(index);
  const judged = cities[index % 3 === 0 ? 0 : choice.below(cities.length)] ?? choice.oneOf(cities);
  const { city } = judged;
  const mood = choice.oneOf(city.moods);
  const { from, special } = choice.oneOf(fortnights);
  const nowMs = Date.parse(`${from}T00:00Z`) + choice.below(24 * 60) * 60_000;
  const today = localTextOf(city.timezone, nowMs).slice(0, 10);
  const isSpecial = special >= today && choice.isLucky(0.35);
  const date = isSpecial ? special : plusDays(today, choice.below(14));
  const start = choice.isLucky(0.12) ? choice.oneOf(oddStarts) : choice.oneOf(usualStarts);
  const hasStart = choice.isLucky(0.85);
  const forecast = forecastFrom(hasStart ? date : today, choice.oneOf(skyNames), choice.isLucky(0.2));
  const request: SearchRequest = {
    mood,
    timeframe: choice.oneOf(timeframeIds),
    ...(hasStart && { startAt: `${date}T${start}` }),
    ...(choice.isLucky(0.7) && { seed: `judge-${choice.below(50)}` }),
    ...(choice.isLucky(0.4) && historyOf(choice, judged, mood)),
    ...(choice.isLucky(0.05) && { weather: 'dry' as const }),
  };
  return { judged, request, nowMs, forecast };
}
