import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startWaitlist, type Waitlist } from './waitlist-fixture.js';

/** Far in the future, since MongoDB expires rows by its own clock. */
const start = '2126-03-01T10:00:00.000Z';
const [hourMs, dayMs] = [3_600_000, 86_400_000];
const clock = fixedClock(start);
const { stores, stopAfter } = useTestStores('waitlist');
const adminId = testCallers.admin.kind === 'user' ? testCallers.admin.userId : '';

const names = z.object({ entries: z.array(z.object({ name: z.string() })), total: z.number() });

let waitlist: Waitlist;

beforeEach(async () => {
  clock.set(start);
  waitlist = stopAfter(await startWaitlist(stores(), { clock }));
});

/** Signs up an hour after the one before. */
async function join(name: string, email: string, city: string): Promise<void> {
  expect((await waitlist.post({ name, email, city })).statusCode).toBe(200);
  clock.advanceMs(hourMs);
}

async function joinAll(): Promise<void> {
  await join('Ada Lovelace', 'ada@example.com', 'London');
  await join('Édith Piaf', 'edith@chanson.example', 'Paris');
  await join('grace hopper', 'grace@navy.example', 'new-york');
  await join('Ada Yonath', 'yonath@example.org', 'Lisbon');
}

/** The names that a query finds, in order, and how many match. */
async function found(query = ''): Promise<[string[], number]> {
  const { entries, total } = names.parse((await waitlist.asAdmin('GET', `/api/waitlist${query}`)).json());
  return [entries.map(({ name }) => name), total];
}

it('every call of the contracts has its route, with its schema for the reply', async () => {
  const fresh = await startWaitlist(stores(), { clock });
  stopAfter(fresh);
  expect(await uncheckedReplies(fresh.app, 'waitlist', clock)).toEqual([]);
});

describe('the list of administrators', () => {
  it('shows what was signed up, newest first, and nothing that only machines read', async () => {
    await joinAll();
    const [, , , first] = await waitlist.entries();
    const reply = await waitlist.asAdmin('GET', '/api/waitlist?page=1&pageSize=1');
    expect(reply.json()).toEqual({
      success: true,
      entries: [
        {
          id: String(first?._id),
          name: 'Ada Yonath',
          email: 'yonath@example.org',
          city: 'Lisbon',
          createdAt: '2126-03-01T13:00:00.000Z',
          status: 'pending',
          canBeInvited: false,
        },
      ],
      total: 4,
      page: 1,
    });
    expect(await found()).toEqual([['Ada Yonath', 'grace hopper', 'Édith Piaf', 'Ada Lovelace'], 4]);
  });

  it.each([
    ['?search=ADA', ['Ada Yonath', 'Ada Lovelace'], 2],
    ['?search=edith', ['Édith Piaf'], 1],
    ['?search=%40example.com', ['Ada Lovelace'], 1],
    ['?search=hop%20gra', ['grace hopper'], 1],
    ['?search=.*', [], 0],
    ['?search=Ada-Lovelace', ['Ada Lovelace'], 1],
    ['?city=New%20York', ['grace hopper'], 1],
    ['?city=lisbon', ['Ada Yonath'], 1],
    ['?search=ada&city=london', ['Ada Lovelace'], 1],
    ['?status=confirmed', [], 0],
    ['?order=oldest&page=2&pageSize=3', ['Ada Yonath'], 4],
    ['?order=name', ['Ada Lovelace', 'Ada Yonath', 'Édith Piaf', 'grace hopper'], 4],
    ['?order=email_desc&page=1&pageSize=2', ['Ada Yonath', 'grace hopper'], 4],
    ['?page=9', [], 4],
  ])('%s finds %j', async (query, expected, total) => {
    await joinAll();
    expect(await found(query)).toEqual([expected, total]);
  });

  it.each(['?order=random', '?page=0', '?pageSize=101', '?status=gone', '?city=', '?search=%00', '?city=%E2%80%AE'])(
    '%s is a 400',
    async (query) => {
      expect((await waitlist.asAdmin('GET', `/api/waitlist${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the figures', () => {
  it('count cities, days, the week, and what was confirmed and invited', async () => {
    await joinAll();
    clock.advanceMs(6 * dayMs);
    await join('Ada Lovelace', 'ada@example.com', 'lisBON');
    await waitlist.confirm((await waitlist.entries())[0]);
    const reply = await waitlist.asAdmin('GET', '/api/admin/waitlist/figures?days=7');
    const quiet = ['02', '03', '04', '05', '06'].map((day) => ({ date: `2126-03-${day}`, joined: 0, confirmed: 0 }));
    expect(reply.json()).toEqual({
      success: true,
      total: 5,
      confirmed: 2,
      thisWeek: 5,
      cities: [
        { city: 'Lisbon', total: 2, confirmed: 1, invited: 0 },
        { city: 'London', total: 1, confirmed: 1, invited: 0 },
        { city: 'New York', total: 1, confirmed: 0, invited: 0 },
        { city: 'Paris', total: 1, confirmed: 0, invited: 0 },
      ],
      days: [{ date: '2126-03-01', joined: 4, confirmed: 1 }, ...quiet, { date: '2126-03-07', joined: 1, confirmed: 1 }],
    });
    clock.set('2126-03-08T11:00:00Z');
    expect((await waitlist.asAdmin('GET', '/api/admin/waitlist/figures')).json()).toMatchObject({ thisWeek: 3 });
  });
});

describe('the file', () => {
  it('has what the filter finds, and is noted', async () => {
    await joinAll();
    await join('=cmd|calc', 'eve@example.com', 'Paris');
    const reply = await waitlist.asAdmin('GET', '/api/admin/waitlist.csv?city=paris');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="waitlist-2126-03-01.csv"',
      'cache-control': 'no-store',
    });
    expect(parse(reply.body, { bom: true })).toEqual([
      ['Name', 'Email', 'City', 'Signup Date'],
      ["'=cmd|calc", 'eve@example.com', 'Paris', '2126-03-01'],
      ['Édith Piaf', 'edith@chanson.example', 'Paris', '2126-03-01'],
    ]);
    const entry = { action: 'waitlist.exported', actor: { kind: 'user', id: adminId }, details: { entries: 2, filtered: true } };
    expect((await waitlist.asAdmin('GET', '/api/admin/waitlist/audit')).json()).toMatchObject({ entries: [entry], next: null });
  });
});

describe('inviting', () => {
  const invite = (ids: readonly string[]) => waitlist.asAdmin('POST', '/api/admin/waitlist/invitations', { ids });

  it('asks identity for an invitation of each confirmed entry, once a day, and is noted', async () => {
    await joinAll();
    const [ada, edith] = await waitlist.entries();
    const ids = [ada, edith].map((entry) => String(entry?._id));
    await waitlist.confirm(ada);
    expect((await invite(ids)).json()).toEqual({
      success: true,
      message: waitlistMessages.invited(1),
      invited: [ids[0]],
      skipped: [ids[1]],
    });
    await expect
      .poll(() => waitlist.invitations(), { timeout: 5000 })
      .toMatchObject([
        {
          type: 'invitation.requested',
          email: 'ada@example.com',
          name: 'Ada Lovelace',
          leave: { tokenId: ada?.leaveId },
          subjectId: ids[0],
        },
      ]);
    expect((await invite(ids)).json()).toMatchObject({ invited: [], skipped: ids });
    clock.advanceMs(dayMs);
    expect((await invite(ids)).json()).toMatchObject({ invited: [ids[0]] });
    const { entries } = z
      .object({ entries: z.array(z.unknown()) })
      .parse((await waitlist.asAdmin('GET', '/api/admin/waitlist/audit')).json());
    const noted = { action: 'waitlist.invited', actor: { id: adminId }, target: { kind: 'entry', id: ids[0] } };
    expect(entries).toMatchObject([noted, noted]);
  });

  it('invites a person who is on the list for two cities once, with one press or with two', async () => {
    await join('Ada Lovelace', 'ada@example.com', 'London');
    await join('Ada Lovelace', 'ada@example.com', 'Lisbon');
    const [london, lisbon] = await waitlist.entries();
    await waitlist.confirm(london);
    const [first, second] = [String(london?._id), String(lisbon?._id)];
    const reply = (await invite([first, second])).json();
    expect(reply).toMatchObject({ message: waitlistMessages.invited(1), invited: [expect.any(String)], skipped: [expect.any(String)] });
    expect((await invite([first, second])).json()).toMatchObject({ invited: [] });
    // Two sign-ups an hour apart, and one invitation.
    expect(await waitlist.outbox()).toHaveLength(3);
    expect(await waitlist.entries()).toMatchObject([{ invitedAt: expect.any(Date) }, { invitedAt: expect.any(Date) }]);
  });

  it('invites nobody twice when two do it at once', async () => {
    await joinAll();
    const [ada] = await waitlist.entries();
    await waitlist.confirm(ada);
    const replies = await Promise.all(Array.from({ length: 5 }, () => invite([String(ada?._id)])));
    const invited = replies.map((reply) => z.object({ invited: z.array(z.string()) }).parse(reply.json()).invited.length);
    expect(invited.sort()).toEqual([0, 0, 0, 0, 1]);
  });

  it('may invite who signed up before there were confirmations', async () => {
    await joinAll();
    const [ada] = await waitlist.entries();
    await waitlist.connection.collection('entries').updateOne({ email: 'ada@example.com' }, { $unset: { removeAt: 1 } });
    expect((await invite([String(ada?._id)])).json()).toMatchObject({ invited: [String(ada?._id)] });
  });

  it('and exporting ask who has proved to be one too long ago to prove it again', async () => {
    const url = '/api/admin/waitlist.csv';
    const refused = [
      await waitlist.asAdmin('GET', url, undefined, 600),
      await waitlist.asAdmin('POST', '/api/admin/waitlist/invitations', { ids: ['64b000000000000000000001'] }, 600),
    ];
    expect(refused.map((reply) => reply.json())).toMatchObject([{ code: 'step_up_required' }, { code: 'step_up_required' }]);
    expect((await waitlist.asAdmin('GET', url, undefined, 599)).statusCode).toBe(200);
  });

  it.each([[[]], [['paris']], [Array(101).fill('64b000000000000000000001')]])('refuses %j', async (ids) => {
    expect((await invite(ids)).statusCode).toBe(400);
  });
});
