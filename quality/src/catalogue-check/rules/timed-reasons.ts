import type { CatalogueEntry } from '../check.js';

/** Problems with the reasons of the hour, one sentence each: they stand in for a reason that is always shown, and say when they do. */
export function timedReasonProblems({ moodReason, timedReason = {} }: CatalogueEntry): string[] {
  return Object.entries(timedReason).flatMap(([mood, { whenTrue }]) => {
    const lists = Object.entries(whenTrue);
    return [
      ...(mood in moodReason ? [] : [`has a timed reason for ${mood}, but no reason for other times`]),
      ...(lists.length === 0 ? [`has a timed reason for ${mood} that doesn't say when it is true`] : []),
      ...lists
        .filter(([, list]) => list.length === 0 || new Set<number | string>(list).size < list.length)
        .map(([what, list]) => `has ${list.length === 0 ? 'no' : 'repeated'} ${what} in its timed reason for ${mood}`),
    ];
  });
}
