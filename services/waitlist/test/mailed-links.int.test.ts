import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenOf } from './entry-tokens.js';
import { startWaitlist, type Waitlist } from './waitlist-fixture.js';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'Lisbon' };
/** Far in the future, since MongoDB expires rows by its own clock. */
const start = '2126-03-01T10:00:00.400Z';
const dayMs = 86_400_000;
const clock = fixedClock(start);
const { stores, stopAfter } = useTestStores('waitlist');

let waitlist: Waitlist;

beforeEach(async () => {
  clock.set(start);
  waitlist = stopAfter(await startWaitlist(stores(), { clock }));
});

const join = (change: Partial<typeof ada> = {}) => waitlist.post({ ...ada, ...change });
const statuses = async () => (await waitlist.entries()).map(({ city, status }) => [city, status]);
const badLink = [400, { code: 'invalid_token', message: waitlistMessages.badLink }];

describe('the link that confirms', () => {
  it('confirms every entry of its address, also those that brought no mail, and keeps them', async () => {
    await join();
    await join({ city: 'Porto' });
    await join({ email: 'grace@example.com' });
    const [entry] = await waitlist.entries();
    const reply = await waitlist.confirm(entry);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { success: true, message: waitlistMessages.confirmed, cities: ['Lisbon', 'Porto'] },
    ]);
    expect(await waitlist.entries()).toMatchObject([
      { city: 'Lisbon', status: 'confirmed', confirmedAt: new Date(start) },
      { city: 'Porto', status: 'confirmed', confirmedAt: new Date(start) },
      { email: 'grace@example.com', status: 'pending', removeAt: expect.any(Date) },
    ]);
    expect((await waitlist.entries()).slice(0, 2).every((row) => !('removeAt' in row))).toBe(true);
  });

  it('may be followed again, for what was added meanwhile', async () => {
    await join();
    const [entry] = await waitlist.entries();
    await waitlist.confirm(entry);
    clock.advanceMs(20 * dayMs);
    await join({ city: 'Porto' });
    expect(await statuses()).toEqual([
      ['Lisbon', 'confirmed'],
      ['Porto', 'pending'],
    ]);
    expect((await waitlist.confirm(entry)).json()).toMatchObject({ cities: ['Lisbon', 'Porto'] });
    expect(await waitlist.entries()).toMatchObject([{ confirmedAt: new Date(start) }, { status: 'confirmed' }]);
  });

  it('works for 30 days, also on what is confirmed', async () => {
    await join();
    const [entry] = await waitlist.entries();
    clock.advanceMs(30 * dayMs - 1);
    expect((await waitlist.confirm(entry)).statusCode).toBe(200);
    clock.advanceMs(1);
    const reply = await waitlist.confirm(entry);
    expect([reply.statusCode, reply.json()]).toMatchObject(badLink);
  });

  it('is mailed again by a repeat; then that of the first mail works for longer, too', async () => {
    await join();
    const [first] = await waitlist.entries();
    clock.advanceMs(20 * dayMs);
    await join();
    const day = (date: string) => new Date(`${date}T10:00:00.400Z`);
    expect(await waitlist.entries()).toMatchObject([{ linkId: first?.linkId, linkAt: day('2126-03-21'), removeAt: day('2126-04-20') }]);
    expect(await waitlist.outbox()).toHaveLength(2);
    clock.advanceMs(20 * dayMs);
    expect((await waitlist.confirm(first)).statusCode).toBe(200);
  });

  it('works no longer, and the entry stays no longer, by a repeat that brings no mail', async () => {
    await join();
    const [first] = await waitlist.entries();
    clock.advanceMs(20 * dayMs);
    await join({ city: 'Porto' });
    await join();
    expect(await waitlist.entries()).toMatchObject([{ linkAt: first?.linkAt, removeAt: first?.removeAt }, { city: 'Porto' }]);
  });

  it('isn’t mailed to an address that is confirmed', async () => {
    await join();
    await waitlist.confirm((await waitlist.entries())[0]);
    clock.advanceMs(dayMs);
    expect((await join()).statusCode).toBe(200);
    expect(await waitlist.outbox()).toHaveLength(1);
  });

  it.each(['made up', '', 'x'.repeat(65)])('is refused when it is %j', async (token) => {
    expect((await waitlist.ask({ method: 'POST', url: '/api/waitlist/confirm', payload: { token } })).statusCode).toBe(400);
  });

  it('is refused when it is the one that leaves', async () => {
    await join();
    const token = tokenOf((await waitlist.entries())[0], 'leave_waitlist');
    const reply = await waitlist.ask({ method: 'POST', url: '/api/waitlist/confirm', payload: { token } });
    expect([reply.statusCode, reply.json()]).toMatchObject(badLink);
    expect(await statuses()).toEqual([['Lisbon', 'pending']]);
  });
});

describe('the link that leaves', () => {
  it('takes the address off the list for every city, at one press in a mail client, however old the mail is', async () => {
    await join();
    await join({ city: 'Porto' });
    await join({ email: 'grace@example.com' });
    const [entry] = await waitlist.entries();
    clock.advanceMs(900 * dayMs);
    const reply = await waitlist.leave(entry);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: waitlistMessages.left }]);
    expect(await waitlist.entries()).toMatchObject([{ email: 'grace@example.com' }]);
  });

  it('may be pressed again, and the link that confirms is of no use then', async () => {
    await join();
    const [entry] = await waitlist.entries();
    await waitlist.leave(entry);
    expect((await waitlist.leave(entry)).statusCode).toBe(200);
    const reply = await waitlist.confirm(entry);
    expect([reply.statusCode, reply.json()]).toMatchObject(badLink);
  });

  it('works from an old mail, also when the address was signed up anew', async () => {
    await join();
    const [former] = await waitlist.entries();
    await waitlist.leave(former);
    clock.advanceMs(dayMs);
    await join({ city: 'Porto' });
    expect((await waitlist.leave(former)).statusCode).toBe(200);
    expect(await waitlist.entries()).toEqual([]);
  });

  it('stops the mails that wait, those of an invitation too', async () => {
    await join();
    const [entry] = await waitlist.entries();
    await waitlist.confirm(entry);
    await waitlist.asAdmin('POST', '/api/admin/waitlist/invitations', { ids: [String(entry?._id)] });
    await expect.poll(() => waitlist.invitations(), { timeout: 5000 }).toHaveLength(1);
    await expect.poll(() => waitlist.mailJobs(), { timeout: 5000 }).toHaveLength(1);
    await waitlist.leave(entry);
    expect([await waitlist.invitations(), await waitlist.mailJobs(), await waitlist.outbox()]).toEqual([[], [], []]);
  });

  it('works while the queues are away, and leaves nothing in the outbox', async () => {
    await join();
    const [entry] = await waitlist.entries();
    stores().redisProxy.cut();
    expect((await waitlist.leave(entry)).statusCode).toBe(200);
    expect([await waitlist.entries(), await waitlist.outbox()]).toEqual([[], []]);
  });

  it('needs no body, so that our page needs none', async () => {
    await join();
    const token = tokenOf((await waitlist.entries())[0], 'leave_waitlist');
    const reply = await waitlist.ask({ method: 'POST', url: `/api/waitlist/unsubscribe?token=${token}` });
    expect([reply.statusCode, await waitlist.entries()]).toEqual([200, []]);
  });

  it('in a browser leads to the page that asks first, and does nothing', async () => {
    await join();
    const token = tokenOf((await waitlist.entries())[0], 'leave_waitlist');
    const reply = await waitlist.ask({ method: 'GET', url: `/api/waitlist/unsubscribe?token=${token}` });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `/waitlist/unsubscribe?token=${token}`]);
    expect(await waitlist.entries()).toHaveLength(1);
  });

  it('is refused when it was changed, or is the one that confirms', async () => {
    await join();
    const [entry] = await waitlist.entries();
    for (const token of [`${tokenOf(entry, 'leave_waitlist').slice(0, -2)}xx`, tokenOf(entry, 'confirm_entry'), 'made up']) {
      const reply = await waitlist.ask({ method: 'POST', url: `/api/waitlist/unsubscribe?${new URLSearchParams({ token })}` });
      expect([reply.statusCode, reply.json()]).toMatchObject(badLink);
    }
    expect(await waitlist.entries()).toHaveLength(1);
  });
});
