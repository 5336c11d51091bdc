import { planGpx, planIcs } from '@city-genie/contracts/plan-files';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import { cityAccess, cityOf } from '../access.js';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { rateKey } from '../limits/rate-key.js';
import { type PlanFile, requirePlanFile } from '../plan-files/file-stops.js';
import { writeGpx } from '../plan-files/write-gpx.js';
import { writeIcs } from '../plan-files/write-ics.js';

export type PlanFileDeps = { catalogue: CatalogueStore; rate: RateLimit; clock: Clock };

const formats = [
  { contract: planIcs, ending: 'ics', write: writeIcs },
  { contract: planGpx, ending: 'gpx', write: writeGpx },
] as const;

/** What browsers save it as; a key and a date need no quoting. */
function fileName({ city, stops }: PlanFile, ending: string): string {
  return `city-genie-${city.key}-${stops[0].arrive.slice(0, 10)}.${ending}`;
}

/**
 * GET /api/{city}/plan.ics and plan.gpx: the plan that the visitor has before them, for a calendar and for a map. It is written
 * down and not planned again, so no guest search is counted; they share the limit of a minute with searches.
 */
export function registerPlanFiles(app: Service, { catalogue, rate, clock }: PlanFileDeps): void {
  for (const { contract, ending, write } of formats) {
    app.route({
      ...contract,
      preValidation: cityAccess(clock),
      handler: async (request, reply) => {
        const city = cityOf(request);
        const plan = requirePlanFile(city, contentOf(catalogue.current(), city.key), request.query.stop);
        await rate.consume(rateKey(request));
        reply.header('content-type', contract.mediaType);
        reply.header('content-disposition', `attachment; filename="${fileName(plan, ending)}"`);
        return write(plan);
      },
    });
  }
}
