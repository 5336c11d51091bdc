import { type PlanFileRoute, planGpxRoute, planIcsRoute } from '@city-genie/contracts/plan-files/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import { type PlanFile, requirePlanFile } from '../plan-files/plan-file.js';
import { writeGpx } from '../plan-files/write-gpx.js';
import { writeIcs } from '../plan-files/write-ics.js';

const formats: readonly { route: PlanFileRoute; ending: string; write: (plan: PlanFile, madeMs: number) => string }[] = [
  { route: planIcsRoute, ending: 'ics', write: writeIcs },
  { route: planGpxRoute, ending: 'gpx', write: writeGpx },
];

const planDecorator = 'planFile';

/** The file name for the download; a city key and a date need no quoting. */
function fileName({ city, date }: PlanFile, ending: string): string {
  return `city-genie-${city.key}-${date}.${ending}`;
}

/**
 * GET /api/{city}/plan.ics and plan.gpx: the plan that the visitor sees, for a calendar or a map. Nothing is planned again, so
 * no guest search is counted.
 */
export function registerPlanFiles(app: Service, { catalogue, clock }: { catalogue: CatalogueStore; clock: Clock }): void {
  app.decorateRequest(planDecorator);
  for (const { route, ending, write } of formats) {
    app.route({
      ...route,
      // Validated here, before the rate limit counts the request.
      preHandler: async (request) => {
        const city = cityOf(request);
        request.setDecorator(planDecorator, requirePlanFile(city, contentOf(catalogue.current(), city.key), request.query));
      },
      handler: async (request, reply) => {
        const plan = request.getDecorator<PlanFile>(planDecorator);
        reply.header('content-type', route.config.endpoint.mediaType);
        reply.header('content-disposition', `attachment; filename="${fileName(plan, ending)}"`);
        return write(plan, clock.nowMs());
      },
    });
  }
}
