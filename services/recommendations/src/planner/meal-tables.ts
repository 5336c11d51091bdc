import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Route } from './route-merit.js';
import type { TimedPause } from './schedule.js';
import { type Slot, wallOf } from './slot.js';
import { isHadThere, otherTableNear, type Table, tablesNear } from './tables.js';

type Context = { content: CatalogueCity; slot: Slot; mood: string };

/** Where a meal of a plan can be had: at the stop itself, at tables near it, or at one of another mood where there is neither. */
export type MealTables = { pause: TimedPause; atStop: boolean; tables: Table[]; other: Table | undefined };

function isAtStop({ content, slot }: Context, { meal, after, start, end }: TimedPause): boolean {
  const open = content.findPlace(after.candidate.id);
  return open !== undefined && isHadThere(content, open, { date: slot.date, meal, from: wallOf(slot, start), to: wallOf(slot, end) });
}

/** The meals of a route, each with the tables near the stop before it. */
export function mealTablesOf({ pauses }: Pick<Route, 'pauses'>, context: Context): MealTables[] {
  const { content, slot, mood } = context;
  const named = new Set<string>();
  return pauses.map((pause) => {
    const atStop = isAtStop(context, pause);
    const asked = { mood, date: slot.date, meal: pause.meal, minute: wallOf(slot, pause.start), geo: pause.after.candidate.geo };
    const tables = tablesNear(content, { ...asked, named, atStop });
    for (const { open } of atStop ? [] : tables) {
      named.add(open.restaurant.id);
    }
    return { pause, atStop, tables, other: tables.length === 0 && !atStop ? otherTableNear(content, asked) : undefined };
  });
}
