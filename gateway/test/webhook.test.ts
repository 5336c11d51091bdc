import { stripeWebhook } from '@city-genie/contracts/billing/endpoints';
import { callerHeader } from '@city-genie/contracts/internal/caller';
import { systemClock } from '@city-genie/service-kit/clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { verifyCaller } from '@city-genie/service-kit/trust/caller-token';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from './raw-request.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const path = stripeWebhook.url;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

/** @returns the status */
async function deliver(body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}): Promise<number> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=abc', ...more };
  const reply = await fetch(`${gateway.url}${path}`, { method: 'POST', body, headers });
  await reply.text();
  return reply.status;
}

describe('what the payment provider tells', () => {
  it('arrives byte for byte with its signature, and needs neither cookie nor origin', async () => {
    const bytes = new Uint8Array([0x7b, 0x0d, 0x0a, 0x20, 0x22, 0xc3, 0xa9, 0x5c, 0x75, 0x30, 0x30, 0x65, 0x39, 0x22, 0xff, 0x00, 0x7d]);
    expect(await deliver(bytes)).toBe(200);
    const [seen] = gateway.upstream.seen;
    expect([...(seen?.body ?? [])]).toEqual([...bytes]);
    expect(seen?.headers).toMatchObject({ 'stripe-signature': 't=1,v1=abc', 'content-type': 'application/json; charset=utf-8' });
    const request = { audience: 'billing', method: 'POST', path, clock: systemClock };
    expect(verifyCaller(seen?.headers[callerHeader], { ...request, keys: testKeys })?.who).toEqual({ kind: 'anonymous' });
  });

  it('arrives from another site as well', async () => {
    expect(await deliver(new Uint8Array(2), { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toBe(200);
  });

  it('has a megabyte at most, else 413', async () => {
    expect(await deliver(new Uint8Array(1024 * 1024))).toBe(200);
    const announced = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${1024 * 1024 + 1}\r\nConnection: close\r\n\r\n`;
    expect(await rawRequest(gateway.url, announced)).toMatch(/^HTTP\/1\.1 413 /);
    expect(gateway.upstream.seen.map(({ body }) => body.length)).toEqual([1024 * 1024]);
  });
});
