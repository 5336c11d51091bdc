import type { Place } from './entry.js';

/** Shares of seeds by mood and place id, as `npm run turns` measures them. */
export type Turns = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Places with their turns. @throws RangeError when there is no place with an id that has turns. */
export function withTurns(places: readonly Place[], turns: Turns): Place[] {
  const ids = new Set(places.map(({ id }) => id));
  const unknown = Object.values(turns)
    .flatMap((shares) => Object.keys(shares))
    .find((id) => !ids.has(id));
  if (unknown !== undefined) {
    throw new RangeError(`turns name ${unknown}, which is no place: run \`npm run turns\` again`);
  }
  return places.map((place) => {
    const own = Object.entries(turns).flatMap(([mood, shares]) => {
      const share = shares[place.id];
      return share === undefined ? [] : [[mood, share] as const];
    });
    return own.length === 0 ? place : { ...place, turns: Object.fromEntries(own) };
  });
}
