import { localDate } from '@city-genie/city-data/city-clock';
import { cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { chooseRestaurants } from '../cuisine/choose-restaurants.js';
import type { PlanSource } from '../plans/plan-source.js';
import { presentRestaurant } from '../presenters/present-restaurant.js';
import { requireMood } from './check-mood.js';
import { requireStart } from './check-start.js';

export type CuisineDeps = { catalogue: CatalogueStore; plans: Pick<PlanSource, 'startFor'>; clock: Clock };

/**
 * POST /api/{city}/cuisine: where to eat in the same mood. Without `startAt`, it uses the slot that a plan would have. It
 * doesn't count as a guest search, but shares the limit of a minute with searches.
 */
export function registerCuisine(app: Service, { catalogue, plans, clock }: CuisineDeps): void {
  app.route({
    ...cityCuisineRoute,
    preHandler: async (request) => {
      requireMood(cityOf(request), request.body.mood);
      requireStart(cityOf(request), request.body.startAt, clock.nowMs());
    },
    handler: async (request) => {
      const { body } = request;
      const city = cityOf(request);
      const { mood, timeframe } = body;
      const startAt = body.startAt ?? (await plans.startFor(city, { mood, timeframe }));
      const content = contentOf(catalogue.current(), city.key);
      const today = localDate(city.timezone, clock.nowMs());
      const { date, restaurants } = chooseRestaurants({ city, content, today }, { ...body, startAt });
      const after = body.after === undefined ? undefined : content.findPlace(body.after)?.place.geo;
      const context = { content, mood, date, after };
      return { success: true as const, startAt, recommendations: restaurants.map((open) => presentRestaurant(open, context)) };
    },
  });
}
