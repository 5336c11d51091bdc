import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Service } from '../calls/create-service.js';

/** One reading of a gauge: its labels and value. */
export type Reading<Label extends string = string> = { labels: Readonly<Record<Label, string>>; value: number };

/**
 * The metrics of a process. Names follow Prometheus: unit last, counters end in `_total`. Labels must have few values (a queue, a route):
 * no ids, no addresses.
 */
export type Metrics = {
  registry: Registry;
  /** Counts events. A series with labels appears when it is first counted; count 0 to create it earlier. */
  counter<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
  /** A current amount, read on each scrape; without a reading there is no series. For values from a store use `storedReadings`. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
  ): void;
  /** A distribution. `buckets` are upper bounds, in the unit of the name. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels?: readonly Label[],
  ): Histogram<Label>;
};

/** Includes Node's default metrics. */
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

/** What measuring needs of a server; services and the gateway have it. */
type Measured = {
  addHook(name: 'onResponse', hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): unknown;
};

/** Request duration by route and status class. */
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
