import { cityGuide } from '@city-genie/contracts/guide';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import { cityAccess, cityOf } from '../access.js';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { rateKey } from '../limits/rate-key.js';
import { presentGuide } from '../presenters/present-guide.js';

export type GuideDeps = { catalogue: CatalogueStore; rate: RateLimit; clock: Clock };

/** GET /api/{city}/guide: moods, tips, highlights, culture and best times. It shares the limit of a minute with searches. */
export function registerGuide(app: Service, { catalogue, rate, clock }: GuideDeps): void {
  app.route({
    ...cityGuide,
    preValidation: cityAccess(clock),
    handler: async (request) => {
      await rate.consume(rateKey(request));
      const content = contentOf(catalogue.current(), cityOf(request).key);
      return { success: true as const, guide: presentGuide(content.guide) };
    },
  });
}
