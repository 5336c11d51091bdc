import { listReportedPlacesRoute, type ReportedPlace, settlePlaceReportsRoute } from '@city-genie/contracts/place-report/routes';
import { actingAdmin } from '@city-genie/service-kit/audit/acting-admin';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { findEntry, unknownPlace } from '../place-reports/find-reported.js';
import type { QueuedPlace, ReportQueue } from '../place-reports/report-queue.js';
import type { ReportSettlement } from '../place-reports/settle-reports.js';
import { knownCity } from './known-city.js';

export type AdminReportsDeps = { catalogue: CatalogueStore; reportedPlaces: ReportQueue; settlement: ReportSettlement };

function present(catalogue: Catalogue, { messages, firstAt, lastAt, ...place }: QueuedPlace): ReportedPlace {
  const entry = findEntry(catalogue, place.placeId);
  return {
    ...place,
    name: entry?.name ?? place.placeId,
    isInCatalogue: entry !== undefined,
    messages: messages.map(({ text, at }) => ({ text, at: at.toISOString() })),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}

const settledMessage = (count: number) =>
  count === 0 ? 'There was nothing left to decide' : `${count} ${count === 1 ? 'report is' : 'reports are'} settled`;

/** What administrators do with reports about places: GET /api/admin/places/reports, and POST /api/admin/places/{id}/reports. */
export function registerAdminReports(app: Service, { catalogue, reportedPlaces, settlement }: AdminReportsDeps): void {
  app.route({
    ...listReportedPlacesRoute,
    handler: async ({ query: { city, page, pageSize } }) => {
      const { places, total } = await reportedPlaces({ city: knownCity(city), page, pageSize });
      const current = catalogue.current();
      return { success: true as const, places: places.map((place) => present(current, place)), total, page };
    },
  });
  app.route({
    ...settlePlaceReportsRoute,
    handler: async (request) => {
      const { outcome, until } = request.body;
      const placeId = request.params.id;
      const settled = await settlement.settle({ placeId, outcome, until: new Date(until) }, actingAdmin(request));
      // A place that was reported may be gone from the catalogue.
      if (settled === 0 && !findEntry(catalogue.current(), placeId) && !(await settlement.wasReported(placeId))) {
        throw unknownPlace();
      }
      return { success: true as const, message: settledMessage(settled), settled };
    },
  });
}
