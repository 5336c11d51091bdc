import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { startWaitlist } from './waitlist-fixture.js';

/** Far in the future, since MongoDB expires rows by its own clock. */
const start = '2126-03-01T10:00:00.000Z';
const minuteMs = 60_000;
const clock = fixedClock(start);
const { stores, stopAfter } = useTestStores('waitlist');

beforeEach(() => clock.set(start));

async function started() {
  const waitlist = stopAfter(await startWaitlist(stores(), { clock }));
  return {
    /** @returns the status of the reply. */
    join: async (email: string, city = 'Lisbon') => (await waitlist.post({ name: 'Ada', email, city })).statusCode,
    mails: async () => (await waitlist.outbox()).length,
    entries: async () => (await waitlist.entries()).length,
  };
}

const pauses = () => stores().connection.collection<{ _id: string; until: Date; mails?: number }>('mail_pauses');

describe('mails to one mailbox', () => {
  it('are one for twenty tags, and all entries are kept', async () => {
    const { join, mails, entries } = await started();
    for (let tag = 0; tag < 20; tag += 1) {
      expect(await join(`victim+${tag}@example.com`)).toBe(200);
    }
    expect([await entries(), await mails()]).toEqual([20, 1]);
  });

  it('are one for spellings that Google delivers to one person', async () => {
    const { join, mails } = await started();
    for (const email of ['vic.tim@gmail.com', 'v.i.c.t.i.m+x@googlemail.com', 'VICTIM@Gmail.com']) {
      await join(email);
    }
    expect(await mails()).toBe(1);
  });

  it('are two where dots distinguish people', async () => {
    const { join, mails } = await started();
    await join('vic.tim@example.com');
    await join('victim@example.com');
    expect(await mails()).toBe(2);
  });

  it('are five within 24 hours of the first, then five again', async () => {
    const { join, mails } = await started();
    for (let index = 0; index < 8; index += 1) {
      expect(await join(`victim+${index}@example.com`)).toBe(200);
      clock.advanceMs(10 * minuteMs);
    }
    expect(await mails()).toBe(5);
    clock.set('2126-03-02T09:59:59.999Z');
    await join('victim@example.com');
    expect(await mails()).toBe(5);
    clock.set('2126-03-02T10:00:00.000Z');
    await join('victim@example.com', 'Porto');
    expect(await mails()).toBe(6);
  });
});

describe('a repeated sign-up', () => {
  it('gets the mail again when the pause of the first one is over, as long as nobody has confirmed it', async () => {
    const { join, mails, entries } = await started();
    await join('victim@example.com');
    clock.advanceMs(10 * minuteMs);
    await join('victim@example.com');
    expect([await entries(), await mails()]).toEqual([1, 2]);
  });
});

describe('a pause of an earlier version', () => {
  const until = new Date('2126-03-01T10:05:00.000Z');

  it.each([
    ['victim@example.com', 'victim@example.com'],
    ['victim+1@example.com', 'victim+1@example.com'],
    ['victim+1@example.com', 'victim+2@example.com'],
    ['v.ictim@gmail.com', 'victim@googlemail.com'],
  ])('of %s, running when this version starts, applies to %s until it ends', async (_id, email) => {
    await pauses().insertOne({ _id, until });
    const { join, mails } = await started();
    await join(email);
    expect(await mails()).toBe(0);
    clock.advanceMs(5 * minuteMs);
    await join(email, 'Porto');
    expect(await mails()).toBe(1);
  });

  it('that an older replica starts during a rollout applies, too', async () => {
    const { join, mails } = await started();
    await pauses().insertOne({ _id: 'victim+1@example.com', until });
    await join('victim+1@example.com');
    expect(await mails()).toBe(0);
  });

  it('counts with the longest end of its mailbox', async () => {
    await pauses().insertMany([
      { _id: 'victim+1@example.com', until },
      { _id: 'victim+2@example.com', until: new Date('2126-03-01T10:01:00.000Z') },
      { _id: 'victim@example.com', until: new Date('2126-03-01T10:02:00.000Z') },
    ]);
    const { join, mails } = await started();
    clock.advanceMs(4 * minuteMs);
    await join('victim@example.com');
    expect(await mails()).toBe(0);
  });
});
