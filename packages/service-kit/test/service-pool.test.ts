import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { openServicePool } from '../src/calls/service-pool.js';

it('a pool opens 64 connections, queues some requests, and rejects more at once', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const pool = openServicePool(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const question = { path: '/', method: 'GET' } as const;
  const waiting = Array.from({ length: 64 + 128 }, () => pool.request(question));
  await vi.waitFor(() => expect(held).toHaveLength(64), 30_000);
  expect(pool.waiting()).toBe(128);
  await expect(pool.request(question)).rejects.toThrow('too many wait');
  server.removeAllListeners('request').on('request', (_request, response) => response.end());
  for (const response of held) {
    response.end();
  }
  const answers = await Promise.all(waiting);
  await Promise.all(answers.map(({ body }) => body.dump()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(192).fill(200));
  await pool.close();
  server.close();
});
