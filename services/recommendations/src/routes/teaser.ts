import { localDate } from '@city-genie/city-data/city-clock';
import { cityTeaserRoute } from '@city-genie/contracts/guide/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { presentTeaser } from '../presenters/present-teaser.js';

/** GET /api/{city}/teaser: three sights of a city, for everybody. */
export function registerTeaser(app: Service, { catalogue, clock }: { catalogue: CatalogueStore; clock: Clock }): void {
  app.route({
    ...cityTeaserRoute,
    handler: async (request) => {
      const city = cityOf(request);
      const content = contentOf(catalogue.current(), city.key);
      return { success: true as const, stops: presentTeaser(city, content, localDate(city.timezone, clock.nowMs())) };
    },
  });
}
