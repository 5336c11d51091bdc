import { cityGuideRoute } from '@city-genie/contracts/guide/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { presentGuide } from '../presenters/present-guide.js';

/** GET /api/{city}/guide: moods, tips, highlights, culture and best times. */
export function registerGuide(app: Service, { catalogue }: { catalogue: CatalogueStore }): void {
  app.route({
    ...cityGuideRoute,
    handler: async (request) => {
      const content = contentOf(catalogue.current(), cityOf(request).key);
      return { success: true as const, guide: presentGuide(content.guide) };
    },
  });
}
