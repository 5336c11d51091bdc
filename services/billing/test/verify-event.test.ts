import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it } from 'vitest';
import { verifyEvent } from '../src/events/verify-event.js';
import { paymentsOf } from '../src/stripe/payments.js';
import { testPayments } from './billing-fixture.js';

const now = '2026-11-24T10:00:00Z';
const clock = fixedClock(now);
const seconds = Date.parse(now) / 1000;
const secrets = ['whsec_new', 'whsec_old'] as const;
const payments = paymentsOf({ APP_MODE: 'local', ...testPayments, STRIPE_WEBHOOK_SECRET: secrets.join(',') });
if (payments === undefined) {
  throw new Error('there are payments');
}
const sent = { id: 'evt_1', object: 'event', type: 'invoice.paid', livemode: false, data: { object: { id: 'in_1', customer: 'cus_1' } } };
const text = JSON.stringify(sent);
const known = { id: 'evt_1', type: 'invoice.paid', isLive: false, customer: 'cus_1', object: 'in_1' };

const sign = (payload: string, { secret = 'whsec_new', timestamp = seconds, scheme = 'v1' } = {}) =>
  payments.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp, scheme });
const verify = (body: string, header: unknown) => verifyEvent(payments, Buffer.from(body), header, clock);

describe('an event of the payment provider', () => {
  it.each(secrets)('is taken with the signature of %s', (secret) => {
    expect(verify(text, sign(text, { secret }))).toEqual(known);
  });

  it('is taken with one good signature of two', () => {
    const [time, signature] = sign(text).split(',');
    expect(verify(text, `${time},v1=${'0'.repeat(64)},${signature}`)).toEqual(known);
  });

  it.each([-300, 0, 300])('is taken %i s from now', (offset) => {
    expect(verify(text, sign(text, { timestamp: seconds + offset }))).toEqual(known);
  });

  it.each([
    ['301 s old', text, sign(text, { timestamp: seconds - 301 })],
    ['301 s in the future', text, sign(text, { timestamp: seconds + 301 })],
    ['with another secret', text, sign(text, { secret: 'whsec_other' })],
    ['with an old scheme alone', text, sign(text, { scheme: 'v0' })],
    ['with a space more', `${text} `, sign(text)],
    ['written anew', JSON.stringify(sent, null, 1), sign(text)],
    ['without a time', text, sign(text).replace(/t=\d+,/, '')],
    ['with two times', text, `t=${seconds},${sign(text, { timestamp: seconds - 900 })}`],
    ['without a signature', text, undefined],
    ['with two headers', text, [sign(text), sign(text)]],
    ['with nonsense', text, 'nonsense'],
  ])('is refused %s', (_case, body, header) => {
    expect(verify(body, header)).toBeUndefined();
  });

  it('says whom it is about, expanded or not, and a customer is about itself', () => {
    const told = (object: object, type = 'x') => {
      const body = JSON.stringify({ ...sent, type, data: { object } });
      return verify(body, sign(body));
    };
    expect(told({ id: 'sub_1', customer: { id: 'cus_2' } })).toMatchObject({ customer: 'cus_2', object: 'sub_1' });
    expect(told({ id: 'cus_3', object: 'customer' })).toMatchObject({ customer: 'cus_3' });
    expect(told({ id: 'du_1', charge: 'ch_1' })).toMatchObject({ charge: 'ch_1', object: 'du_1' });
    expect(told({})).toEqual({ id: 'evt_1', type: 'x', isLive: false });
  });
});
