import { reportPlace } from '@city-genie/contracts/place-report';
import type { Service } from '@city-genie/service-kit/create-service';
import { ipBucket } from '@city-genie/service-kit/ip-bucket';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { findReported, type Reported } from '../place-reports/find-reported.js';
import type { PlaceReports } from '../place-reports/place-reports.js';

/** One reply for everybody: it doesn't tell what was reported before, nor that a robot was noticed. */
const answer = { success: true, message: 'Thank you. We’ll look into it.' } as const;

export type ReportPlaceDeps = { catalogue: CatalogueStore; reports: PlaceReports; reportLimit: RateLimit };

/** POST /api/places/{id}/report: something about a place or a restaurant is wrong. Open to everyone, for locked cities too. */
export function registerReportPlace(app: Service, { catalogue, reports, reportLimit }: ReportPlaceDeps): void {
  const reported = ({ params }: { params: { id: string } }): Reported => findReported(catalogue.current(), params.id);

  app.route({
    ...reportPlace,
    // Before the body is looked at, as with an unknown city.
    preValidation: async (request) => {
      reported(request);
    },
    handler: async (request) => {
      const { website, reason, message } = request.body;
      const { ip } = request.caller;
      const client = ipBucket(ip);
      const place = reported(request);
      // Invalid requests never come this far, so only what is accepted counts.
      await reportLimit.consume(client);
      if (website) {
        request.log.info('honeypot filled: nothing stored');
        return answer;
      }
      try {
        const outcome = await reports.add({ ...place, reason, message, catalogueVersion: catalogue.current().version, ip });
        request.log.info({ ...place, reason, outcome }, 'place reported');
      } catch (error) {
        await reportLimit.refund(client);
        throw error;
      }
      return answer;
    },
  });
}
