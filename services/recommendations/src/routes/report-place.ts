import { reportPlace } from '@city-genie/contracts/place-report/endpoints';
import { reportPlaceRoute } from '@city-genie/contracts/place-report/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { findReported, type Reported } from '../place-reports/find-reported.js';
import type { PlaceReports } from '../place-reports/place-reports.js';

/** The same reply for all: it reveals neither an earlier report nor that a bot was detected. */
const answer = { success: true, message: 'Thank you. We’ll look into it.' } as const;

export type ReportPlaceDeps = { catalogue: CatalogueStore; reports: PlaceReports; limits: CallLimits };

const reportedDecorator = 'reported';

/** POST /api/places/{id}/report: reports wrong facts about a place or a restaurant. */
export function registerReportPlace(app: Service, { catalogue, reports, limits }: ReportPlaceDeps): void {
  const limit = limits.accepted(reportPlace);
  app.decorateRequest(reportedDecorator);
  app.route({
    ...reportPlaceRoute,
    // An unknown id is a 404 before the body is validated, as with an unknown city.
    preValidation: async (request) => {
      request.setDecorator(reportedDecorator, findReported(catalogue.current(), request.params.id));
    },
    handler: async (request) => {
      const { website, reason, message } = request.body;
      const { ip } = callerOf(request);
      const place = request.getDecorator<Reported>(reportedDecorator);
      await limit.run(request, JSON.stringify([place.placeId, reason]), async () => {
        if (website) {
          request.log.info('honeypot filled: nothing stored');
          return;
        }
        const outcome = await reports.add({ ...place, reason, message, catalogueVersion: catalogue.current().version, ip });
        request.log.info({ ...place, reason, outcome }, 'place reported');
      });
      return answer;
    },
  });
}
