import { describe, expect, it } from 'vitest';
import { mailedToken, useAccounts } from './accounts-fixture.js';

const { clock, stores, replica } = useAccounts('mails_per_day', {
  env: { LIMIT_ACCOUNT_MAILS_PER_DAY: '3', LIMIT_FORGOT_PER_MAILBOX: '100' },
});

/** One mailbox in five spellings, all of them with tags, or without. */
const tagged = ['v.ic.tim+0@gmail.com', 'victim+1@gmail.com', 'VICTIM+2@googlemail.com', 'vic.tim+3@googlemail.com', 'victi.m+4@gmail.com'];
const untagged = ['v.ic.tim@gmail.com', 'v.ictim@gmail.com', 'VICTIM@googlemail.com', 'vic.tim@googlemail.com', 'victi.m@gmail.com'];

describe('verification mails to one mailbox', () => {
  it.each([
    ['tags', tagged],
    ['dots', untagged],
  ])('are three a day, whatever the %s; the accounts are made', async (_name, [tomorrow, ...today]) => {
    for (const [index, email] of today.entries()) {
      expect((await replica().register({ username: `victim${index}`, email })).statusCode).toBe(201);
    }
    expect([(await replica().stored()).length, (await replica().mails('account.verify')).length]).toEqual([4, 3]);
    clock.advanceMs(24 * 3_600_000);
    await replica().register({ username: 'tomorrow', email: tomorrow });
    expect(await replica().mails('account.verify')).toHaveLength(4);
  });

  it('can’t be used up by who writes the address with tags', async () => {
    for (const [index, email] of tagged.entries()) {
      await replica().register({ username: `victim${index}`, email });
    }
    await replica().register({ email: 'victim@gmail.com' });
    expect((await replica().mails('account.verify')).map(({ to }) => to)).toContain('victim@gmail.com');
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
    for (const [index, email] of tagged.entries()) {
      await replica().register({ username: `victim${index}`, email });
    }
    await replica().post('forgot-password', { email: 'victim+1@gmail.com' });
    await replica().settled();
    expect(await replica().mails('account.reset')).toMatchObject([{ to: 'victim+1@gmail.com', username: 'victim1' }]);
  });
});

describe('mails to reset a password', () => {
  it.each([
    [3, 'nobody has verified', false],
    [4, 'is verified, whose owner needs them', true],
  ])('are %d a day to a mailbox that %s', async (most, _name, emailVerified) => {
    await replica().register({ email: 'victim@gmail.com' });
    await stores().connection.collection('users').updateMany({}, { $set: { emailVerified } });
    for (const _request of [1, 2, 3, 4]) {
      clock.advanceMs(1000);
      await replica().post('forgot-password', { email: 'victim@gmail.com' });
      await replica().settled();
    }
    expect(await replica().mails('account.reset')).toHaveLength(most);
  });
});
