import { searchCity } from '@city-genie/contracts/search/endpoints';
import { searchCityRoute } from '@city-genie/contracts/search/routes';
import { sendChecked } from '@city-genie/service-kit/calls/checked-json';
import { createService } from '@city-genie/service-kit/calls/create-service';
import { systemClock } from '@city-genie/service-kit/clock';
import { createCallLimits } from '@city-genie/service-kit/limits/call-limits';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { createRedis } from '@city-genie/service-kit/stores/redis';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import { openKeyFile } from '@city-genie/service-kit/trust/keys';

/*
 * The baseline of a service: the usual caller check, body parsing, rate limit, metrics and log, and a prepared text as long as the search's
 * reply. The difference to a search is the cost of its remembered plans.
 */
const { PORT, REDIS_URL = '', KEYS_FILE = '', REPLY_BYTES } = process.env;
const logger = createLogger('checked', 'warn');
const keys = openKeyFile(KEYS_FILE, logger, { verify: ['gateway'] });
const limits = createCallLimits({
  redis: createRedis(REDIS_URL, 'request', logger),
  secret: keys.purposeKeys('pseudonym')[0],
  points: { [searchCity.limit.variable]: 1_000_000_000 },
});
const bytes = Buffer.from(JSON.stringify({ filler: ' '.repeat(Number(REPLY_BYTES)) }));

// It answers in the name of the service it is compared with.
const app = createService({ name: 'recommendations', logger, keys, limits, clock: systemClock }, (calls) => {
  calls.route({
    ...searchCityRoute,
    handler: async (request, answer) => {
      if (callerOf(request).who.kind !== 'user') {
        throw new Error('the session of the requests was not found');
      }
      return sendChecked(answer, { route: searchCityRoute, bytes });
    },
  });
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
