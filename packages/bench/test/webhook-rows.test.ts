import { describe, expect, it } from 'vitest';
import { waitsOf, webhookRows } from '../src/webhook-bench.js';
import { signedEvent } from '../src/webhook-load.js';

describe('P22', () => {
  it('is the wait for replies to events, also beside empty requests', () => {
    const waitsMs = Array.from({ length: 100 }, (_, index) => index + 1);
    const [wait, ratio] = webhookRows({ waitsMs, emptyWaitsMs: [10, 10.1, 12], foreignLoads: [0.1, 0.1] });
    expect(wait?.outcome).toMatchObject({ kind: 'measured', values: [99], isMet: true });
    expect(ratio?.outcome).toMatchObject({ values: [5], isMet: false });
    expect(wait?.outcome).toMatchObject({ remark: expect.stringContaining('100 events: p50 50.5 ms, p99 99.0 ms, longest 100 ms') });
  });

  it('counts nothing when a reply is another one', () => {
    expect(waitsOf(new Map([[200, [1, 2]]]), 200)).toEqual([1, 2]);
    const replies = new Map([
      [200, [1]],
      [503, [1, 2]],
    ]);
    expect(() => waitsOf(replies, 200)).toThrow('2 × 503');
  });

  it('signs events as Stripe does', () => {
    const { body, headers } = signedEvent('evt_1', 'cus_1', 'whsec_bench', 1_800_000_000);
    expect(JSON.parse(body)).toMatchObject({ id: 'evt_1', type: 'invoice.updated', data: { object: { customer: 'cus_1' } } });
    expect(headers['stripe-signature']).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/);
    expect(signedEvent('evt_1', 'cus_1', 'whsec_bench', 1_800_000_000)).toEqual({ body, headers });
  });
});
