import { once } from 'node:events';
import { serviceNames } from '@city-genie/contracts/endpoint';
import { orExit, readConfigOrExit } from '@city-genie/service-kit/config';
import type { Lifecycle } from '@city-genie/service-kit/health';
import { openKeyFile } from '@city-genie/service-kit/keys';
import { createLogger } from '@city-genie/service-kit/logger';
import { createMetrics } from '@city-genie/service-kit/metrics';
import { closeRedis, createRedis } from '@city-genie/service-kit/redis';
import { runService } from '@city-genie/service-kit/run-service';
import { buildGateway } from './app.js';
import { gatewayConfig, trustProxyHopsOf, upstreamsOf } from './config.js';
import { createMetricsServer } from './metrics-server.js';
import { loadSite } from './site/load-site.js';

const config = readConfigOrExit(gatewayConfig, process.env);
const logger = createLogger('gateway', config.LOG_LEVEL);
const lifecycle: Lifecycle = { state: 'starting' };
const keys = orExit(() => openKeyFile(config.KEYS_FILE, logger, { sign: serviceNames, purposes: ['sessionCopy', 'sessionCookie'] }));
const redis = createRedis(config.REDIS_URL, 'request', logger);
const metrics = createMetrics('gateway');
const metricsServer = createMetricsServer(metrics);
const isProduction = config.APP_MODE === 'production';

if (isProduction && config.PUBLIC_URL.startsWith('http:') && !/\/\/(localhost|127\.|\[::1\])/.test(config.PUBLIC_URL)) {
  logger.warn('PUBLIC_URL is not https: session cookies travel in clear and without the __Host- prefix');
}

const app = await buildGateway({
  logger,
  redis,
  keys,
  publicUrl: config.PUBLIC_URL,
  allowedHosts: config.ALLOWED_HOSTS,
  isStrict: isProduction,
  upstreams: upstreamsOf(config),
  trustProxyHops: orExit(() => trustProxyHopsOf(config)),
  connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
  requestsPerAddress: config.REQUESTS_PER_ADDRESS,
  metrics,
  site: await loadSite(config.WEB_DIR, config.PUBLIC_URL, config.APP_MODE),
  showOpenApi: !isProduction,
  lifecycle,
});

await runService({
  app,
  config,
  logger,
  lifecycle,
  drainMs: config.DRAIN_MS,
  prepare: async () => {
    metricsServer.listen(config.METRICS_PORT, config.HOST);
    await once(metricsServer, 'listening');
    logger.info({ address: metricsServer.address() }, 'figures');
  },
  close: async () => {
    metricsServer.close();
    closeRedis(redis);
  },
});
