import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeDuring } from '../src/health-probe.js';

const replyAfterMs = 100;
const server = createServer((request, response) => {
  setTimeout(() => response.writeHead(request.url === '/broken' ? 503 : 200).end(), replyAfterMs);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('probeDuring', () => {
  it('continues while a check waits, and times all checks', async () => {
    const { result, waitsMs } = await probeDuring(`${url}/healthz`, () => delay(300, 'done'), 0);
    expect(result).toBe('done');
    // One after the other there would be three.
    expect(waitsMs.length).toBeGreaterThan(5);
    expect(waitsMs.every((wait) => wait >= replyAfterMs - 5)).toBe(true);
  });

  it('throws when a check fails', async () => {
    await expect(probeDuring(`${url}/broken`, () => delay(60), 0)).rejects.toThrow('failed under load');
    await expect(probeDuring(`${url}/healthz`, () => Promise.reject(new Error('no load')), 0)).rejects.toThrow('no load');
  });

  it('throws when the load ends before the first check', async () => {
    await expect(probeDuring(`${url}/healthz`, () => delay(10), 500)).rejects.toThrow('0 of 0');
  });
});
