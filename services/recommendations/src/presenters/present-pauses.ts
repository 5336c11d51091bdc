import type { PlanPause } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Route } from '../planner/plan-route.js';
import { type Slot, slotText, wallOf } from '../planner/slot.js';
import { tablesNear } from '../planner/tables.js';

type Context = { content: CatalogueCity; slot: Slot; mood: string };

/** The meals of a plan, each with the tables near the stop before it. */
export function presentPauses({ pauses }: Pick<Route, 'pauses'>, { content, slot, mood }: Context): PlanPause[] {
  return pauses.map(({ meal, after: { candidate }, start, end }) => ({
    meal,
    start: slotText(slot, start),
    end: slotText(slot, end),
    after: candidate.id,
    tables: tablesNear(content, { mood, date: slot.date, meal, minute: wallOf(slot, start), geo: candidate.geo }).map(
      ({ open: { restaurant }, distanceMetres }) => ({
        id: restaurant.id,
        restaurantName: restaurant.name,
        distanceMetres,
        booking: restaurant.booking,
      }),
    ),
  }));
}
