import { once } from 'node:events';
import { endpoints as publicEndpoints } from '@city-genie/contracts/endpoints';
import { addPool } from '@city-genie/service-kit/parts/add-client';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { buildGateway, type GatewayOptions } from './app.js';
import { gatewayConfig, trustProxyHopsOf, upstreamsOf } from './config.js';
import { createMetricsServer } from './metrics-server.js';
import { openPools } from './proxy/upstreams.js';
import { loadSite } from './site/load-site.js';

/** The gateway, the only process that is reachable from outside. */
export const gateway = defineProcess({
  name: 'gateway',
  config: gatewayConfig,
  keyPurposes: ['sessionCopy', 'sessionCookie'],
  drainMs: ({ DRAIN_MS }) => DRAIN_MS,
  wire: async (kit, parts: Partial<GatewayOptions>) => {
    const { config, logger } = kit;
    const isProduction = config.APP_MODE === 'production';
    if (isProduction && config.PUBLIC_URL.startsWith('http:') && !/\/\/(localhost|127\.|\[::1\])/.test(config.PUBLIC_URL)) {
      logger.warn('PUBLIC_URL is not https: session cookies are sent unencrypted and without the __Host- prefix');
    }
    const metricsServer = createMetricsServer(kit.metrics);
    kit.onStart(async () => {
      metricsServer.listen(config.METRICS_PORT, config.HOST);
      await once(metricsServer, 'listening');
      logger.info({ address: metricsServer.address() }, 'figures');
    });
    kit.onStop(() => metricsServer.close());
    const app = await buildGateway(kit, {
      redis: addRedis(kit, config.REDIS_URL),
      pools: openPools(upstreamsOf(config), (url) => addPool(kit, url)),
      publicUrl: config.PUBLIC_URL,
      allowedHosts: config.ALLOWED_HOSTS,
      isStrict: isProduction,
      trustProxyHops: trustProxyHopsOf(config),
      connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
      requestsPerAddress: config.REQUESTS_PER_ADDRESS,
      site: await loadSite({
        webDir: config.WEB_DIR,
        publicUrl: config.PUBLIC_URL,
        hasStyleGuide: !isProduction,
        hasDevTools: config.ENABLE_DEV_TOOLS,
        stripeJsUrl: config.STRIPE_JS_URL,
      }),
      // Others are a 404 here already, whatever their service says.
      endpoints: publicEndpoints.filter(({ isForDevelopment }) => config.ENABLE_DEV_TOOLS || !isForDevelopment),
      showOpenApi: !isProduction,
      ...parts,
    });
    return { app };
  },
});
