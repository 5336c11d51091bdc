import type { PlanPause, PlanTable } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import { clockText } from '../opening-hours/open-on.js';
import { mealTablesOf } from '../planner/meal-tables.js';
import type { Route } from '../planner/route-merit.js';
import { type Slot, slotText } from '../planner/slot.js';
import type { Table } from '../planner/tables.js';

type Context = { content: CatalogueCity; slot: Slot; mood: string };

export function presentTable({ open: { restaurant }, distanceMetres, opensAt }: Table): PlanTable {
  const { id, name, booking } = restaurant;
  return { id, restaurantName: name, distanceMetres, booking, ...(opensAt !== undefined && { opensAt: clockText(opensAt) }) };
}

/** The meals of a plan, each with the tables near the stop before it. */
export function presentPauses(route: Pick<Route, 'stops' | 'pauses' | 'end'>, context: Context): PlanPause[] {
  const { slot } = context;
  return mealTablesOf(route, context).map(({ pause: { meal, after, start, end }, atStop, tables, other }) => ({
    meal,
    start: slotText(slot, start),
    end: slotText(slot, end),
    after: after.candidate.id,
    atStop,
    tables: tables.map(presentTable),
    ...(other && { otherTable: presentTable(other) }),
  }));
}
