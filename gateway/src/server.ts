import { readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { createLogger } from '@city-genie/service-kit/logger';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { buildGateway } from './app.js';
import { gatewayConfig } from './config.js';
import { loadSite } from './site/load-site.js';

const config = readConfigOrExit(gatewayConfig, process.env);
const logger = createLogger('gateway', config.LOG_LEVEL);
const lifecycle: Lifecycle = { state: 'starting' };
const redis = createRedis(config.REDIS_URL, 'request', logger);
const [callerKey = ''] = config.CALLER_KEYS;

if (config.APP_MODE === 'production' && config.PUBLIC_URL.startsWith('http:') && !/\/\/(localhost|127\.|\[::1\])/.test(config.PUBLIC_URL)) {
  logger.warn('PUBLIC_URL is not https: session cookies travel in clear and without the __Host- prefix');
}

const app = await buildGateway({
  logger,
  redis,
  callerKey,
  publicUrl: config.PUBLIC_URL,
  upstreams: {
    identity: config.IDENTITY_URL,
    billing: config.BILLING_URL,
    recommendations: config.RECOMMENDATIONS_URL,
    weather: config.WEATHER_URL,
    waitlist: config.WAITLIST_URL,
  },
  trustProxyHops: config.TRUST_PROXY_HOPS,
  site: await loadSite(config.WEB_DIR, config.PUBLIC_URL, config.APP_MODE),
  showOpenApi: config.APP_MODE === 'local',
  isClosing: () => lifecycle.state === 'closing',
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  close: async () => closeRedis(redis),
});
