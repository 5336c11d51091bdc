import { searchCity } from '@city-genie/contracts/search';
import { systemClock } from '@city-genie/service-kit/clock';
import { createService } from '@city-genie/service-kit/create-service';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { createRateLimit } from '@city-genie/service-kit/rate-limit';
import { createRedis } from '@city-genie/service-kit/redis';

/*
 * The floor of a service of ours: caller, body, rate limit, metrics and log as everywhere, and a text that was ready before anybody asked,
 * as long as the search's own reply. What a search costs beside it is the planner's memory.
 */
const { PORT, REDIS_URL = '', KEYS_FILE = '', REPLY_BYTES } = process.env;
const logger = createLogger('checked', 'warn');
const keys = openKeyFile(KEYS_FILE, logger, { verify: ['gateway'] });
const rate = createRateLimit({
  redis: createRedis(REDIS_URL, 'request', logger),
  name: 'bench',
  points: 1_000_000_000,
  durationSeconds: 3600,
  message: 'Too many',
  secret: keys.purposeKeys('pseudonym')[0],
});
const reply = Buffer.from(JSON.stringify({ filler: ' '.repeat(Number(REPLY_BYTES)) }));

// It answers for the service that it stands beside.
const app = createService({ name: 'recommendations', logger, keys, clock: systemClock });
const { method, url, schema } = searchCity;
app.route({
  method,
  url,
  schema: { params: schema.params, body: schema.body },
  handler: async ({ caller: { who } }, answer) => {
    if (who.kind !== 'user') {
      throw new Error('the session of the requests was not found');
    }
    await rate.consume(who.userId);
    return answer.type('application/json; charset=utf-8').send(reply);
  },
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
