/** Cities whose moods were scored by a second reader who saw nothing but names and texts: yes 0.75 and more, unsure 0.55 at most. */
const readTwice: ReadonlySet<string> = new Set(['paris', 'london', 'tokyo', 'rome', 'berlin', 'madrid', 'newyork', 'beijing']);

/** The smallest fit with which a place or a restaurant of a city is offered in a mood (docs/rules/plans.md#moods). */
export function moodLineOf(cityKey: string): number {
  return readTwice.has(cityKey) ? 0.7 : 0.6;
}
