import type { PlanPause, PlanTable } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Route } from '../planner/plan-route.js';
import type { TimedPause } from '../planner/schedule.js';
import { type Slot, slotText, wallOf } from '../planner/slot.js';
import { isHadThere, otherTableNear, type Table, tablesNear } from '../planner/tables.js';

type Context = { content: CatalogueCity; slot: Slot; mood: string };

function isAtStop(content: CatalogueCity, slot: Slot, { meal, after, start, end }: Omit<TimedPause, 'waitMinutes'>): boolean {
  const open = content.findPlace(after.candidate.id);
  return open !== undefined && isHadThere(content, open, { date: slot.date, meal, from: wallOf(slot, start), to: wallOf(slot, end) });
}

export function presentTable({ open: { restaurant }, distanceMetres }: Table): PlanTable {
  return { id: restaurant.id, restaurantName: restaurant.name, distanceMetres, booking: restaurant.booking };
}

/** The meals of a plan, each with the tables near the stop before it. */
export function presentPauses({ pauses }: Pick<Route, 'pauses'>, { content, slot, mood }: Context): PlanPause[] {
  const named = new Set<string>();
  return pauses.map(({ meal, after, start, end }) => {
    const { geo, id } = after.candidate;
    const atStop = isAtStop(content, slot, { meal, after, start, end });
    const asked = { mood, date: slot.date, meal, minute: wallOf(slot, start), geo };
    const tables = tablesNear(content, { ...asked, named, atStop }).map(presentTable);
    const other = tables.length === 0 && !atStop ? otherTableNear(content, asked) : undefined;
    for (const table of atStop ? [] : tables) {
      named.add(table.id);
    }
    const pause = { meal, start: slotText(slot, start), end: slotText(slot, end), after: id, atStop, tables };
    return other ? { ...pause, otherTable: presentTable(other) } : pause;
  });
}
