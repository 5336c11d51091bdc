import { describe, expect, it } from 'vitest';
import { mailedToken, useAccounts } from './accounts-fixture.js';

const { clock, replica } = useAccounts('mails_per_day', { LIMIT_ACCOUNT_MAILS_PER_DAY: '3' });

/** One mailbox in four spellings. */
const spellings = ['v.ic.tim@gmail.com', 'victim+1@gmail.com', 'VICTIM@googlemail.com', 'vic.tim+2@googlemail.com'];

describe('verification mails to one mailbox', () => {
  it('are three a day, whatever the spelling; the accounts are made', async () => {
    for (const [index, email] of spellings.entries()) {
      expect((await replica().register({ username: `victim${index}`, email })).statusCode).toBe(201);
    }
    expect([(await replica().stored()).length, (await replica().mails('account.verify')).length]).toEqual([4, 3]);
    clock.advanceMs(24 * 3_600_000);
    await replica().register({ username: 'tomorrow', email: 'victim+9@gmail.com' });
    expect(await replica().mails('account.verify')).toHaveLength(4);
  });

  it('are as many when they are asked for again; beyond, the last link stays good', async () => {
    await replica().register({ email: 'victim@gmail.com' });
    for (const _request of [1, 2, 3]) {
      expect((await replica().post('resend-verification', { email: 'victim@gmail.com' })).statusCode).toBe(200);
      await replica().settled();
    }
    const mails = await replica().mails('account.verify');
    expect(mails).toHaveLength(3);
    const usable = async (mail: (typeof mails)[number]) => {
      const link = await replica().links.find(mailedToken('verify_email', mail), 'verify_email');
      return link !== null && replica().links.isUsable(link);
    };
    expect((await Promise.all(mails.map(usable))).filter(Boolean)).toHaveLength(1);
  });

  it('don’t use up the mails to reset a password', async () => {
    for (const [index, email] of spellings.entries()) {
      await replica().register({ username: `victim${index}`, email });
    }
    await replica().post('forgot-password', { email: 'victim+1@gmail.com' });
    await replica().settled();
    expect(await replica().mails('account.reset')).toMatchObject([{ to: 'victim+1@gmail.com', username: 'victim1' }]);
  });
});
