import { once } from 'node:events';
import { createMetrics } from '@city-genie/service-kit/observability/metrics';
import { expect, it } from 'vitest';
import { createMetricsServer } from '../src/metrics-server.js';
import { startGateway } from './start-gateway.js';

it('GET /metrics on its own port reports requests, and those that wait for a service', async () => {
  const gateway = await startGateway();
  await (await fetch(`${gateway.url}/api/weather/paris`)).text();
  const server = createMetricsServer(gateway.metrics).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const figures = await fetch(`${url}/metrics`);
  const text = await figures.text();
  const others = await Promise.all([fetch(url), fetch(`${url}/metrics`, { method: 'POST' }), fetch(`${gateway.url}/metrics`)]);
  server.close();
  await gateway.close();
  expect([figures.status, figures.headers.get('content-type')]).toEqual([200, gateway.metrics.registry.contentType]);
  const lines = text.split('\n');
  const counted = lines.find(
    (line) => line.startsWith('http_request_duration_seconds_count') && line.includes('route="/api/weather/:city"'),
  );
  const waiting = lines.find((line) => line.startsWith('upstream_requests_waiting') && line.includes('upstream="identity"'));
  expect([counted, waiting]).toEqual([expect.stringMatching(/ 1$/), expect.stringMatching(/ 0$/)]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it('GET /metrics answers 500 when a gauge fails, and the process goes on', async () => {
  const metrics = createMetrics('test');
  metrics.gauge('broken', 'It breaks', ['part'], () => {
    throw new Error('broken');
  });
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const reply = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/metrics`);
  server.close();
  expect(reply.status).toBe(500);
});
