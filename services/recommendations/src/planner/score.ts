import type { BestTime, Place } from '../catalogue/entry.js';
import { seededRandom } from './random.js';
import { type Slot, wallOf } from './slot.js';
import type { WeatherUsed } from './weather-outlook.js';

/** The smallest fit with which a place is offered in a mood (docs/rules/plans.md#moods). */
export const eligibleFit = 0.6;
/** From this fit on, a place that was seen before loses less of its score. */
const favouriteFit = 0.9;
const seenFactor = { favourite: 0.75, other: 0.6 };
/** The share of its score that an outdoor place loses when it rains. */
const rainSeverity = 0.7;
const season = { inside: 1.1, outside: 0.85 };
/** Admission without a reservation isn't certain. */
const reservationFactor = 0.85;
/**
 * The largest share by which a seed may move a score: enough to choose differently among equals, too little for a worse plan
 * (docs/rules/plans.md#seeds).
 */
const seedSpread = 0.06;
/**
 * A longer visit is worth more, but less than proportionally: two hours in a museum don't count six times as much as twenty
 * minutes on a square.
 */
const length = { minutes: 45, power: 0.3 };
const goldenHour = { before: 90, after: 20 };
const leastOverlapMinutes = 30;

export type ScoreRequest = { mood: string; slot: Slot; weather: WeatherUsed; seen: ReadonlySet<string>; seed: string | undefined };

type Span = { from: number; to: number };

/** The span of a time of day, in wall-clock minutes. */
export function spanOf(time: BestTime, sunset: number | undefined): Span | undefined {
  switch (time) {
    case 'morning':
      return { from: 8 * 60, to: 12 * 60 };
    case 'midday':
      return { from: 11 * 60 + 30, to: 14 * 60 + 30 };
    case 'afternoon':
      return { from: 13 * 60 + 30, to: 18 * 60 };
    case 'golden-hour':
      return sunset === undefined ? undefined : { from: sunset - goldenHour.before, to: sunset + goldenHour.after };
    case 'evening':
      return { from: 18 * 60, to: 24 * 60 };
  }
}

function isAtItsBest(place: Place, slot: Slot): boolean {
  const from = wallOf(slot, slot.start);
  const to = wallOf(slot, slot.latestEnd);
  return place.bestTime.some((time) => {
    const span = spanOf(time, slot.sunset);
    return span !== undefined && Math.min(to, span.to) - Math.max(from, span.from) >= leastOverlapMinutes;
  });
}

function seasonFactor(place: Place, date: string): number {
  if (!place.bestMonths) {
    return 1;
  }
  return place.bestMonths.includes(Number(date.slice(5, 7))) ? season.inside : season.outside;
}

/** The value of a typical visit in this weather, from 0 to about 150, before seen places and the seed are taken into account. */
export function baseScore(place: Place, { mood, slot, weather }: Pick<ScoreRequest, 'mood' | 'slot' | 'weather'>): number {
  const fit = place.moodFit[mood] ?? 0;
  const quality = (place.qualityScore - 1) / 4;
  const merit = 0.5 * fit + 0.25 * quality + (isAtItsBest(place, slot) ? 0.15 : 0) + (place.hiddenGem ? 0.1 : 0);
  const exposure = 1 - place.indoor;
  const weatherFactor = weather === 'rain' ? 1 - exposure * rainSeverity : 1;
  const lengthFactor = (place.visitMinutes.typical / length.minutes) ** length.power;
  return 100 * merit * lengthFactor * weatherFactor * seasonFactor(place, slot.date) * (place.reservationRequired ? reservationFactor : 1);
}

/** `baseScore`, reduced for a place seen before, and varied slightly by the seed if there is one. */
export function scorePlace(place: Place, request: ScoreRequest): number {
  const base = baseScore(place, request);
  const fit = place.moodFit[request.mood] ?? 0;
  const novelty = request.seen.has(place.id) ? (fit >= favouriteFit ? seenFactor.favourite : seenFactor.other) : 1;
  const chance = request.seed === undefined ? 0 : (2 * seededRandom(request.seed, place.id)() - 1) * seedSpread;
  return base * novelty * (1 + chance);
}
