import type { City } from '@city-genie/city-data/city';
import type { CityContent } from '@city-genie/recommendations/catalogue/entry';
import { type Turns, withTurns } from '@city-genie/recommendations/catalogue/with-turns';
import { deepMoods } from '../judge/depth.js';
import { judgedCity } from '../judge/judged-city.js';
import { showingsOf } from '../judge/showings.js';

export type MeasureOptions = { rounds: number; plansPerRound: number; say: (text: string) => void };

/** Aims below the limits, because a share is measured on few plans; far below for great sights, so that each of them has its days. */
const aims = { icon: 0.4, other: 0.7 };
const leastShare = 0.02;
/** A place that is back within its limit gets more turns by this factor at most, so that shares settle. */
const mostGrowth = 1.25;
/** From this share on a place needs no limit. */
const unlimited = 0.97;

/** The next share of seeds of a place, from its share of plans in relation to what is aimed at. */
function nextShare(share: number, excess: number): number {
  const wanted = 1 / excess;
  return Math.min(1, Math.max(leastShare, share * Math.min(wanted, mostGrowth)));
}

/**
 * Measures for each mood of a city in which share of seeds its places are offered, so that none fills more plans than it may: places that
 * were in too many are offered less and the plans are made again, in several rounds (exposure control, Sympson and Hetter 1985).
 */
export function measureTurns(city: City, { places, ...content }: CityContent, { rounds, plansPerRound, say }: MeasureOptions): Turns {
  const bare = places.map(({ turns: _, ...place }) => place);
  const icons = new Set(places.filter(({ icon }) => icon).map(({ id }) => id));
  const shares = new Map(city.moods.map((mood) => [mood, new Map<string, number>()] as const));
  const turns = () => Object.fromEntries([...shares].map(([mood, own]) => [mood, Object.fromEntries(own)] as const));
  for (let round = 0; round < rounds; round += 1) {
    const judged = judgedCity(city, { ...content, places: withTurns(bare, turns()) });
    for (const mood of deepMoods([judged])) {
      const own = shares.get(mood.mood) ?? new Map<string, number>();
      const showings = showingsOf(mood, plansPerRound, `turns-${round}`);
      const all = [...showings.shares].map(([id, share]) => ({ id, excess: share / showings.limitOf(id) }));
      for (const { id, excess } of all) {
        const ofAim = excess / aims[icons.has(id) ? 'icon' : 'other'];
        if (ofAim > 1 || own.has(id)) {
          own.set(id, nextShare(own.get(id) ?? 1, Math.max(ofAim, Number.EPSILON)));
        }
      }
      say(`${showings.name}, round ${round + 1}: ${all.filter(({ excess }) => excess > 1).length} over their limit`);
    }
  }
  return Object.fromEntries(
    [...shares].map(([mood, own]) => {
      const limited = [...own].filter(([, share]) => share < unlimited).sort(([a], [b]) => (a < b ? -1 : 1));
      return [mood, Object.fromEntries(limited.map(([id, share]) => [id, Math.round(100 * share) / 100]))] as const;
    }),
  );
}
