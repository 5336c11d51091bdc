import { listSearchesRoute, readSearchFiguresRoute } from '@city-genie/contracts/search-log/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { presentFigures } from '../presenters/present-figures.js';
import type { ReadSearchFigures } from '../search-log/search-figures.js';
import type { SearchList } from '../search-log/search-list.js';
import { knownCity } from './known-city.js';

export type AdminSearchesDeps = { listSearches: SearchList; readFigures: ReadSearchFigures };

/** What administrators see of the log of searches: GET /api/city/searches, and what it adds up to. */
export function registerAdminSearches(app: Service, { listSearches, readFigures }: AdminSearchesDeps): void {
  app.route({
    ...listSearchesRoute,
    handler: async ({ query }) => {
      const { searches, total } = await listSearches(query);
      const listed = searches.map(({ _id, city, mood, timeframe, createdAt }) => ({
        id: String(_id),
        city,
        mood,
        timeframe,
        createdAt: createdAt.toISOString(),
      }));
      return { success: true as const, searches: listed, total, ...(query.page !== undefined && { page: query.page }) };
    },
  });
  app.route({
    ...readSearchFiguresRoute,
    handler: async ({ query: { days, city } }) => presentFigures(await readFigures({ days, city: knownCity(city) })),
  });
}
