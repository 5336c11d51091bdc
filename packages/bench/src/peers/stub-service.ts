import { callerHeader } from '@city-genie/contracts/internal/caller';
import { resolveSessionRoute } from '@city-genie/contracts/internal/resolve-session';
import { systemClock } from '@city-genie/service-kit/clock';
import { createRateLimit } from '@city-genie/service-kit/limits/rate-limit';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { createRedis } from '@city-genie/service-kit/stores/redis';
import { callerPath, verifyCaller } from '@city-genie/service-kit/trust/caller-token';
import { openKeyFile } from '@city-genie/service-kit/trust/keys';
import Fastify, { type FastifyRequest } from 'fastify';
import { visitor } from '../signed-in.js';
import { stubReply, stubReplySchema } from './stub-reply.js';

/*
 * The same tiny service behind the gateway and behind nginx. Only requests through the gateway are checked: nginx can't say who is calling,
 * so its requests cost neither a caller check nor a rate limit.
 */
const { PORT, REDIS_URL = '', KEYS_FILE = '' } = process.env;
const logger = createLogger('stub', 'warn');
const keys = openKeyFile(KEYS_FILE, logger, { verify: ['gateway'] });
const rate = createRateLimit({
  redis: createRedis(REDIS_URL, 'request', logger),
  name: 'bench',
  points: 1_000_000_000,
  durationSeconds: 3600,
  message: 'Too many',
  secret: keys.purposeKeys('pseudonym')[0],
});

async function guard(request: FastifyRequest): Promise<void> {
  const header = request.headers[callerHeader];
  if (header === undefined) {
    return;
  }
  const path = callerPath(request.url);
  const caller = verifyCaller(header, { keys, audience: 'recommendations', method: request.method, path, clock: systemClock });
  if (caller?.who.kind !== 'user') {
    throw new Error('the session of the guarded requests was not found');
  }
  await rate.consume(caller.who.userId);
}

const app = Fastify({ keepAliveTimeout: 75_000 });
const reply = { schema: { response: { 200: stubReplySchema } }, handler: async () => stubReply };
app.get('/readyz', async () => ({ status: 'ready' }));
// Like identity: the gateway asks here when Redis doesn't answer in time.
app.post(resolveSessionRoute.url, async () => ({ session: visitor }));
app.get('/api/weather/:city', reply);
app.post('/api/:city/search', { ...reply, preHandler: guard });
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
