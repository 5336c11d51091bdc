import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Service } from './create-service.js';

export type Metrics = { registry: Registry; counter(name: string, help: string): Counter };

/** Prometheus figures of one process: Node's own, and how long each route took by status class. */
export function registerMetrics(app: Service, serviceName: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: serviceName });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 3],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: request.routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return {
    registry,
    counter: (name, help) => new Counter({ name, help, registers: [registry] }),
  };
}
