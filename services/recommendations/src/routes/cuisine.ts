import { cityCuisine } from '@city-genie/contracts/cuisine';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import { cityAccess, cityOf, requireMood } from '../access.js';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { chooseRestaurants } from '../cuisine/choose-restaurants.js';
import { rateKey } from '../limits/rate-key.js';
import type { PlanSource } from '../plans/plan-source.js';
import { presentRestaurant } from '../presenters/present-restaurant.js';
import { requireStart } from './check-start.js';

export type CuisineDeps = { catalogue: CatalogueStore; plans: Pick<PlanSource, 'startFor'>; rate: RateLimit; clock: Clock };

/**
 * POST /api/{city}/cuisine: where to eat in the same mood. Without a start it is about the slot that a plan would have. No guest search
 * is counted; it shares the limit of a minute with searches.
 */
export function registerCuisine(app: Service, { catalogue, plans, rate, clock }: CuisineDeps): void {
  app.route({
    ...cityCuisine,
    preValidation: cityAccess(clock),
    handler: async (request) => {
      const { body } = request;
      const city = cityOf(request);
      requireMood(city, body.mood);
      requireStart(city, body.startAt, clock.nowMs());
      await rate.consume(rateKey(request));
      const { mood, timeframe } = body;
      const startAt = body.startAt ?? (await plans.startFor(city, { mood, timeframe }));
      const content = contentOf(catalogue.current(), city.key);
      const { start, restaurants } = chooseRestaurants(content, { ...body, startAt });
      const context = { content, mood, date: start.date };
      return { success: true as const, startAt, recommendations: restaurants.map((open) => presentRestaurant(open, context)) };
    },
  });
}
