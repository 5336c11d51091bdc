import { searchCity } from '@city-genie/contracts/search';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import { ipBucket } from '@city-genie/service-kit/ip-bucket';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import type { FastifyRequest } from 'fastify';
import { cityAccess, cityOf, requireMood } from '../access.js';
import { contentOf } from '../catalogue/catalogue.js';
import type { CatalogueStore } from '../catalogue/catalogue-store.js';
import type { GuestLimit } from '../limits/guest-limit.js';
import { planVisit } from '../planner/plan-visit.js';
import { presentVisit } from '../presenters/present-visit.js';
import type { SearchLog } from '../search-log/search-log.js';
import { requireStart } from './check-start.js';

export type SearchDeps = { catalogue: CatalogueStore; guests: GuestLimit; rate: RateLimit; log: SearchLog; clock: Clock };

/** Who is counted by the rate limit: the user, or the address of a guest. */
function rateKey(request: FastifyRequest): string {
  const { session, ip } = request.caller;
  return typeof session === 'object' ? session.userId : ipBucket(ip);
}

/** POST /api/{city}/search: a plan for a mood and a time slot. */
export function registerSearch(app: Service, deps: SearchDeps): void {
  const { catalogue, guests, rate, log, clock } = deps;
  app.route({
    ...searchCity,
    preValidation: cityAccess(clock),
    handler: async (request) => {
      const { body } = request;
      const city = cityOf(request);
      requireMood(city, body.mood);
      requireStart(city, body.startAt, clock.nowMs());
      await rate.consume(rateKey(request));
      const { session, ip } = request.caller;
      const search = { city: city.key, body, hasSeed: body.seed !== undefined };
      const pass = typeof session === 'object' ? undefined : await guests.take(ip, search);
      try {
        const current = catalogue.current();
        const content = contentOf(current, city.key);
        const visit = planVisit(city, content, body, clock.nowMs());
        const reply = presentVisit(visit, { city, content, mood: body.mood, catalogueVersion: current.version });
        log.add({ city: city.key, mood: body.mood, timeframe: body.timeframe }, pass?.counted ? pass : undefined);
        return reply;
      } catch (error) {
        await pass?.refund();
        throw error;
      }
    },
  });
}
