import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Service } from './create-service.js';

export type Metrics = { registry: Registry; counter(name: string, help: string): Counter };

/** Where a process counts; it starts with Node's own figures. */
export function createMetrics(serviceName: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: serviceName });
  collectDefaultMetrics({ register: registry });
  return { registry, counter: (name, help) => new Counter({ name, help, registers: [registry] }) };
}

/** GET /metrics for Prometheus, with how long each route took by status class. */
export function registerMetrics(app: Service, { registry }: Metrics): void {
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
}
