import { describe, expect, it } from 'vitest';
import { hour, useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp, pass } = useSelling('dispute');
const now = () => Math.floor(opened().clock.nowMs() / 1000);

async function subscriber() {
  const ada = visitor();
  await ada.buy();
  await caughtUp();
  return { ...ada, end: Math.floor(((await ada.row())?.currentPeriodEnd.getTime() ?? 0) / 1000) };
}

describe('a dispute', () => {
  const charges = () => opened().stripe.events('charge.succeeded') as { data: { object: { id: string } } }[];
  const lastCharge = () => charges().at(-1)?.data.object.id ?? '';

  it('that took no money at first and is lost later ends the subscription, which is told', async () => {
    const ada = await subscriber();
    const { stripe } = opened();
    stripe.hold(true);
    const dispute = stripe.dispute(lastCharge());
    stripe.closeDispute(dispute, 'won');
    stripe.hold(false);
    await stripe.flush();
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'active' });
    stripe.closeDispute(dispute, 'lost');
    await caughtUp();
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'canceled' });
    expect(await ada.status()).toMatchObject({ needsPayment: true });
    expect((await ada.mails()).map(({ name, cause }) => [name, cause])).toEqual([
      ['billing.paid', undefined],
      ['billing.cancelled', 'unpaid'],
    ]);
  });

  it('of an earlier payment ends it as well, and leaves open what is paid and here', async () => {
    const ada = await subscriber();
    const first = lastCharge();
    await pass(ada.end - now() + 2 * hour);
    await caughtUp();
    expect(lastCharge()).not.toBe(first);
    opened().stripe.dispute(first);
    await caughtUp();
    await caughtUp();
    expect(await ada.row()).toMatchObject({ status: 'canceled' });
    expect(await ada.status()).toMatchObject({ success: true });
  });

  it('ends the subscription whose money is gone, and no other one', async () => {
    const ada = await subscriber();
    const { stripe } = opened();
    const charge = stripe.events('charge.succeeded').at(-1)?.data as { object: { id: string } };
    await ada.act('withdraw');
    await caughtUp();
    await ada.buy('yearly');
    await caughtUp();
    expect(() => stripe.dispute(charge.object.id)).not.toThrow();
    await caughtUp();
    expect(await ada.status()).toMatchObject({ success: true });
  });
});
