import { cityCuisine } from '@city-genie/contracts/cuisine';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import { cityAccess, cityOf, requireMood } from '../access.js';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { chooseRestaurants } from '../cuisine/choose-restaurants.js';
import { presentRestaurant } from '../presenters/present-restaurant.js';
import { requireStart } from './check-start.js';

/** POST /api/{city}/cuisine: where to eat in the same mood. */
export function registerCuisine(app: Service, { catalogue, clock }: { catalogue: CatalogueStore; clock: Clock }): void {
  app.route({
    ...cityCuisine,
    preValidation: cityAccess(clock),
    handler: async (request) => {
      const { body } = request;
      const city = cityOf(request);
      requireMood(city, body.mood);
      requireStart(city, body.startAt, clock.nowMs());
      const content = contentOf(catalogue.current(), city.key);
      const { start, restaurants } = chooseRestaurants(city, content, body, clock.nowMs());
      const context = { content, mood: body.mood, date: start.date };
      return { success: true as const, recommendations: restaurants.map((open) => presentRestaurant(open, context)) };
    },
  });
}
