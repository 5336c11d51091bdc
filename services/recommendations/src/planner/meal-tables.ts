import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Route } from './route-merit.js';
import type { TimedPause } from './schedule.js';
import { type Slot, wallOf } from './slot.js';
import { firstTable, isHadThere, type NamedTables, tablesNamed } from './tables.js';

type Context = { content: CatalogueCity; slot: Slot; mood: string };

/** Where a meal of a plan can be had: at the stop itself, at tables near it, or at one of another mood where there is neither. */
export type MealTables = NamedTables & { pause: TimedPause; atStop: boolean };

function isAtStop({ content, slot }: Context, { meal, after, start, end }: TimedPause): boolean {
  const open = content.findPlace(after.candidate.id);
  return open !== undefined && isHadThere(content, open, { date: slot.date, meal, from: wallOf(slot, start), to: wallOf(slot, end) });
}

/** The meals of a route, each with the tables near the stop before it; the same table twice a day only where there is no other. */
export function mealTablesOf({ stops, pauses, end: endOfPlan }: Pick<Route, 'stops' | 'pauses' | 'end'>, context: Context): MealTables[] {
  const { content, slot, mood } = context;
  const named = new Set<string>();
  return pauses.map((pause) => {
    const { meal, after, start, end } = pause;
    const atStop = isAtStop(context, pause);
    const isLast = end === endOfPlan;
    const asked = { mood, date: slot.date, meal, minute: wallOf(slot, start), minutes: end - start, geo: after.candidate.geo };
    const next = stops.find(({ arrive }) => arrive >= end)?.candidate.geo;
    const near = tablesNamed(content, { ...asked, atStop, isLast, named, next });
    const first = firstTable(near);
    if (first && !atStop) {
      named.add(first.open.restaurant.id);
    }
    return { pause, atStop, ...near };
  });
}
