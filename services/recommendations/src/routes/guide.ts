import { cityGuide } from '@city-genie/contracts/guide';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import { cityAccess, cityOf } from '../access.js';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { presentGuide } from '../presenters/present-guide.js';

/** GET /api/{city}/guide: moods, tips, highlights, culture and best times (D60). */
export function registerGuide(app: Service, { catalogue, clock }: { catalogue: CatalogueStore; clock: Clock }): void {
  app.route({
    ...cityGuide,
    preValidation: cityAccess(clock),
    handler: async (request) => {
      const content = contentOf(catalogue.current(), cityOf(request).key);
      return { success: true as const, guide: presentGuide(content.guide) };
    },
  });
}
