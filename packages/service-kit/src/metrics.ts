import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Service } from './create-service.js';

export type Metrics = {
  registry: Registry;
  counter(name: string, help: string): Counter;
  /** A figure that is read when somebody asks; one value for each label. */
  gauge(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void;
};

/** Where a process counts; it starts with Node's own figures. */
export function createMetrics(serviceName: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: serviceName });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    counter: (name, help) => new Counter({ name, help, registers: [registry] }),
    gauge: (name, help, label, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect: () => {
          for (const [value, figure] of Object.entries(read())) {
            gauge.set({ [label]: value }, figure);
          }
        },
      });
    },
  };
}

/** A service and the gateway alike. */
type Measured = {
  addHook(name: 'onResponse', hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): unknown;
};

/** How long each route took by status class. */
export function measureRequests(app: Measured, { registry }: Pick<Metrics, 'registry'>): void {
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
}

/** GET /metrics for Prometheus. */
export function registerMetrics(app: Service, metrics: Metrics): void {
  const { registry } = metrics;
  measureRequests(app, metrics);
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
