import { cities } from '@city-genie/city-data/catalog';
import { publicPlacesRoute } from '@city-genie/contracts/guide/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { presentPublicPlaces } from '../presenters/present-public-places.js';

/** GET /api/places: the places that everybody may find by name. */
export function registerPublicPlaces(app: Service, { catalogue }: { catalogue: CatalogueStore }): void {
  app.route({
    ...publicPlacesRoute,
    handler: async () => {
      const current = catalogue.current();
      return {
        success: true as const,
        cities: cities.map((city) => ({ city: city.key, places: presentPublicPlaces(city, contentOf(current, city.key)) })),
      };
    },
  });
}
