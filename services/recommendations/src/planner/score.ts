import type { Place } from '../catalogue/entry.js';
import { seededFraction } from './random.js';

const eligibleFit = 0.6;
/** A refresh shows what was not seen before, unless nothing else is left (D54). */
const seenFactor = 0.3;
const chanceWeight = 0.25;

export type ScoreRequest = { mood: string; seed: string; seen: ReadonlySet<string>; exclude: ReadonlySet<string> };

/** 0..1: how well a place fits the mood, how good it is, and a little chance that the seed decides. */
export function scorePlace(place: Place, request: ScoreRequest): number {
  const fit = place.moodFit[request.mood] ?? 0;
  const quality = (place.qualityScore - 1) / 4;
  const merit = 0.6 * fit + 0.3 * quality + (place.hiddenGem ? 0.1 : 0);
  const chance = seededFraction(request.seed, place.id);
  const score = merit * (1 - chanceWeight) + chance * chanceWeight;
  return request.seen.has(place.id) ? score * seenFactor : score;
}

/** Places that fit the mood, best first; equal scores fall in the order of their ids. */
export function rankPlaces(places: readonly Place[], request: ScoreRequest): { place: Place; score: number }[] {
  return places
    .filter((place) => (place.moodFit[request.mood] ?? 0) >= eligibleFit && !request.exclude.has(place.id))
    .map((place) => ({ place, score: scorePlace(place, request) }))
    .sort((a, b) => b.score - a.score || a.place.id.localeCompare(b.place.id, 'en'));
}
