import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Service } from '../calls/create-service.js';

/** One figure of a gauge: a value for each of its labels, and how much there is. */
export type Reading<Label extends string = string> = { labels: Readonly<Record<Label, string>>; value: number };

/**
 * Where a process counts. Names are as Prometheus wants them: the unit last, `_total` behind counters. Labels have few values (a queue, a route):
 * no ids, no addresses.
 */
export type Metrics = {
  registry: Registry;
  /** How often something has happened. With labels a figure is there once it was counted; counting 0 makes it be there before. */
  counter<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
  /** How much of something there is, read whenever somebody looks; what has no reading has no figure. What a store knows: `storedReadings`. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
  ): void;
  /** How something is spread. `buckets` are upper bounds, in the unit of the name. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels?: readonly Label[],
  ): Histogram<Label>;
};

/** It starts with Node's own figures. */
export function createMetrics(serviceName: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ service: serviceName });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers }),
    gauge: (name, help, labelNames, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect: async () => {
          const readings = await read();
          gauge.reset();
          for (const { labels, value } of readings) {
            gauge.set(labels, value);
          }
        },
      });
    },
    histogram: (name, help, buckets, labelNames = []) => new Histogram({ name, help, labelNames, buckets: [...buckets], registers }),
  };
}

/** A service and the gateway alike. */
type Measured = {
  addHook(name: 'onResponse', hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): unknown;
};

/** How long each route took by status class. */
export function measureRequests(app: Measured, metrics: Pick<Metrics, 'histogram'>): void {
  const buckets = [0.005, 0.025, 0.1, 0.5, 1, 3];
  const durations = metrics.histogram('http_request_duration_seconds', 'Time from request to reply', buckets, ['route', 'status']);
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
