import { billingMessages } from '@city-genie/contracts/billing/endpoints';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { describe, expect, it } from 'vitest';
import { createGuarantee } from '../src/withdrawal/guarantee.js';
import { useSelling } from './selling-fixture.js';

const { it: opened, visitor, caughtUp } = useSelling('guarantee');

describe('the money-back guarantee', () => {
  it('is possible once for a mailbox: another account of it isn’t promised it, nor shown it', async () => {
    const { identity } = opened();
    const ada = visitor();
    identity.state.mailboxes.set(ada.id, 'ada.lovelace@example.org');
    expect((await ada.start()).body.due).toMatchObject({ isWithdrawable: true });
    await ada.buy();
    await caughtUp();
    await ada.act('withdraw');
    await caughtUp();
    const again = visitor();
    identity.state.mailboxes.set(again.id, 'ada.lovelace+again@example.org');
    expect((await again.start()).body.due).toMatchObject({ isWithdrawable: false });
    await again.buy();
    await caughtUp();
    expect((await again.mails()).at(-1)).toMatchObject({ occasion: 'first', isWithdrawable: false });
    expect(await again.details()).toMatchObject({ status: 'active', withdrawableUntil: null });
    expect(await again.act('withdraw')).toMatchObject({ status: 409, body: { message: billingMessages.withdrawnBefore } });
  });

  it('is used once also when two accounts of a mailbox withdraw at once', async () => {
    const both = [visitor(), visitor()];
    for (const [at, { id, buy }] of both.entries()) {
      opened().identity.state.mailboxes.set(id, `emmy+${at}@example.org`);
      await buy();
    }
    await caughtUp();
    const replies = await Promise.all(both.map(({ act }) => act('withdraw')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ message: billingMessages.withdrawnBefore });
  });

  it('of a mailbox that nobody has verified isn’t spoken of before the payment', async () => {
    const { identity } = opened();
    const ada = visitor();
    identity.state.mailboxes.set(ada.id, 'grace@example.org');
    await ada.buy();
    await caughtUp();
    await ada.act('withdraw');
    await caughtUp();
    const stranger = visitor();
    identity.state.mailboxes.set(stranger.id, 'grace+x@example.org');
    identity.state.unverified.add(stranger.id);
    expect((await stranger.start()).body.due).toMatchObject({ isWithdrawable: true });
  });

  it('stays used when the key of its hashes is replaced', async () => {
    const { identity, stores, clock, selling } = opened();
    const ada = visitor();
    identity.state.mailboxes.set(ada.id, 'mary@example.org');
    await ada.buy();
    await caughtUp();
    await ada.act('withdraw');
    await caughtUp();
    const next: KeyRing = { ...testKeys, purposeKeys: (purpose) => ['n'.repeat(43), ...testKeys.purposeKeys(purpose)] };
    const { environment } = selling.provider;
    const guarantee = createGuarantee({ connection: stores.connection, identity: identity.client, environment, keys: next, clock });
    expect(await guarantee.isUsed(ada.id)).toBe(true);
    identity.state.mailboxes.set(ada.id, 'somebody@example.org');
    expect(await guarantee.isUsed(ada.id)).toBe(false);
  });
});
