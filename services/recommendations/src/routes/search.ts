import { splitPlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import { searchCityRoute } from '@city-genie/contracts/search/routes';
import { cityOf } from '@city-genie/service-kit/calls/access';
import { sendChecked } from '@city-genie/service-kit/calls/checked-json';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { Clock } from '@city-genie/service-kit/clock';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import { type CatalogueCity, contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import type { GuestLimit } from '../limits/guest-limit.js';
import { isRevision, type Revising } from '../planner/revise-visit.js';
import type { PlanSource } from '../plans/plan-source.js';
import type { SearchLog } from '../search-log/search-log.js';
import { requireMood } from './check-mood.js';
import { requireNoContradiction } from './check-places.js';
import { requireSearchStart, requireStanding } from './check-start.js';

export type SearchDeps = {
  catalogue: Pick<CatalogueStore, 'current'>;
  plans: PlanSource;
  guests: GuestLimit;
  log: SearchLog;
  clock: Clock;
};

/** Whether a plan that is to be changed has a stop that can stay; without one, it is a search. */
function keepsAny({ base, exclude = [] }: Revising, content: CatalogueCity): boolean {
  const ids = base.map((stop) => splitPlanStop(stop)?.placeId ?? stop);
  return ids.some((id) => !exclude.includes(id) && content.findPlace(id) !== undefined);
}

/** POST /api/{city}/search: a plan for a mood and a time slot. */
export function registerSearch(app: Service, { catalogue, plans, guests, log, clock }: SearchDeps): void {
  app.route({
    ...searchCityRoute,
    preHandler: async (request) => {
      requireMood(cityOf(request), request.body.mood);
      requireSearchStart(cityOf(request), request.body, clock.nowMs());
      requireStanding(request.body);
      requireNoContradiction(request.body);
    },
    handler: async (request, reply) => {
      const { body } = request;
      const city = cityOf(request);
      const { who, ip } = callerOf(request);
      const isChange = isRevision(body) && keepsAny(body, contentOf(catalogue.current(), city.key));
      const search = { city: city.key, body, hasSeed: body.seed !== undefined, isChange };
      const pass = who.kind === 'user' ? undefined : await guests.take(ip, search);
      try {
        const planned = await plans.planFor(city, body);
        const { mood, timeframe } = body;
        if (!isChange) {
          log.add({ city: city.key, mood, timeframe, outcome: planned.outcome }, pass?.counted ? pass : undefined);
        }
        return sendChecked(reply, planned.reply);
      } catch (error) {
        await pass?.refund();
        throw error;
      }
    },
  });
}
