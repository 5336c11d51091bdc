import { createServer, type Server } from 'node:http';
import type { Metrics } from '@city-genie/service-kit/observability/metrics';

/** GET /metrics for Prometheus, on its own port, which isn't reachable from outside. */
export function createMetricsServer({ registry }: Pick<Metrics, 'registry'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
