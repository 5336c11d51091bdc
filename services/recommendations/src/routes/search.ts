import { type SearchRequest, searchCity } from '@city-genie/contracts/search';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Service } from '@city-genie/service-kit/create-service';
import { AppError } from '@city-genie/service-kit/errors';
import type { RateLimit } from '@city-genie/service-kit/rate-limit';
import { cityAccess, cityOf, requireMood } from '../access.js';
import type { GuestLimit } from '../limits/guest-limit.js';
import { rateKey } from '../limits/rate-key.js';
import type { PlanSource } from '../plans/plan-source.js';
import type { SearchLog } from '../search-log/search-log.js';
import { requireStart } from './check-start.js';

export type SearchDeps = { plans: PlanSource; guests: GuestLimit; rate: RateLimit; log: SearchLog; clock: Clock };

/** @throws 400 naming `pin` when a place is to be in the plan and out of it. */
function requireNoContradiction({ pin = [], exclude = [] }: SearchRequest): void {
  if (pin.some((id) => exclude.includes(id))) {
    const message = 'A place can’t be pinned and left out at once';
    throw new AppError('validation_failed', message, { fields: { pin: message } });
  }
}

/** POST /api/{city}/search: a plan for a mood and a time slot. */
export function registerSearch(app: Service, deps: SearchDeps): void {
  const { plans, guests, rate, log, clock } = deps;
  const { method, url, schema } = searchCity;
  app.route({
    method,
    url,
    // No schema of the reply: the plan source has held it against the contract, once for all who get the same bytes.
    schema: { params: schema.params, body: schema.body },
    preValidation: cityAccess(clock),
    handler: async (request, reply) => {
      const { body } = request;
      const city = cityOf(request);
      requireMood(city, body.mood);
      requireStart(city, body.startAt, clock.nowMs());
      requireNoContradiction(body);
      await rate.consume(rateKey(request));
      const { who, ip } = request.caller;
      const search = { city: city.key, body, hasSeed: body.seed !== undefined };
      const pass = who.kind === 'user' ? undefined : await guests.take(ip, search);
      try {
        const planned = await plans.planFor(city, body);
        log.add({ city: city.key, mood: body.mood, timeframe: body.timeframe }, pass?.counted ? pass : undefined);
        return reply.type('application/json; charset=utf-8').send(planned);
      } catch (error) {
        await pass?.refund();
        throw error;
      }
    },
  });
}
