import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, eventually } from '../system/call.js';
import { describeAccounts } from './accounts-over-dump.js';
import { readDump } from './dump-file.js';
import type { Dump, GuestNote } from './dump-format.js';
import { readMongo } from './mongo-part.js';
import { type StackOverDump, startOverDump } from './stack-over-dump.js';
import { parisSearch } from './visitor.js';

const folder = fileURLToPath(new URL('./taken', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.json.gz'));

/** When a dump was taken. */
const takenAt = (file: string) => readDump(join(folder, file)).takenAt;
const byAge = files.toSorted((one, other) => takenAt(one).localeCompare(takenAt(other)));
/** Whoever comes from an earlier version has had the same migrations before the last ones. */
const newest = byAge.at(-1);
/** Over the first one every migration is done, over the newest one the last ones; all others with EVERY_DUMP=1. */
const started = byAge.filter((_, at) => at === 0 || at === byAge.length - 1 || process.env.EVERY_DUMP === '1');

/** A mail may need several attempts; in the first minutes the queue's delays are five seconds at most. */
const mailMs = 40_000;
const dailyGuestSearches = 10;
const newcomer = { ip: '198.51.100.200', name: 'Newcomer', email: 'newcomer@example.org', city: 'Rome' };

it('there are dumps of earlier versions, also with accounts', () => {
  expect(files).toEqual(expect.arrayContaining(['first-floor.json.gz', 'accounts.json.gz', 'account-page.json.gz']));
});

describe.each(started)('over the dump %s', (file) => {
  let over: StackOverDump;

  beforeAll(async () => {
    over = await startOverDump(join(folder, file));
  });
  afterAll(() => over.stopAll());

  it('visitors are still signed in, with their rights', async () => {
    const { anonymous, pending, unpaid, subscriber, admin } = over.dump.notes.cookies;
    const london = { mood: 'cozy-contemplative', timeframe: 'half-day' };
    const outcomes = [anonymous, pending, unpaid, subscriber, admin].map(async (cookie) => [
      (await call(over.stack().url, { path: '/api/auth/user', headers: { cookie } })).status,
      (await over.post('203.0.113.1', '/api/london/search', london, cookie)).status,
    ]);
    expect(await Promise.all(outcomes)).toEqual([
      [401, 401],
      [401, 401],
      [200, 402],
      [200, 200],
      [200, 200],
    ]);
  });

  it('who has yet to pay isn’t asked for a card while nothing can be bought, and gets nothing', async () => {
    const { unpaid } = over.dump.notes.cookies;
    const started = await over.post('203.0.113.1', '/api/create-subscription', { priceId: 'monthly' }, unpaid);
    const placeholder = { success: false, isPlaceholder: true, clientSecret: null, message: 'Payment is not fully configured', due: null };
    expect([started.status, started.json]).toEqual([200, placeholder]);
    const headers = { cookie: unpaid };
    const [status, guide] = await Promise.all(
      ['/api/subscription-status', '/api/london/guide'].map((path) => call(over.stack().url, { path, headers })),
    );
    expect([status?.json, guide?.status]).toEqual([expect.objectContaining({ success: false, needsPayment: true }), 402]);
  });

  it('everybody is on the waitlist once, also after signing up again, and gets no mail for it', async () => {
    const { signUps } = over.dump.notes;
    const entries = async () => (await over.rows('waitlist', 'entries')).map(({ email, city }) => `${email} ${city}`).sort();
    const asDumped = signUps.map(({ email, city }) => `${email} ${city}`);
    expect(await entries()).toEqual(expect.arrayContaining(asDumped));
    const before = await entries();
    for (const signUp of signUps) {
      expect((await over.signUp(signUp)).status).toBe(200);
    }
    expect(await entries()).toEqual(before);

    // An address that received a mail just before the dump may join for another city, without another mail.
    const email = signUps.find(({ mail }) => mail === 'sent')?.email ?? '';
    expect((await over.signUp({ ...newcomer, email, city: 'Berlin' })).status).toBe(200);
    expect(await entries()).toEqual([...before, `${email} Berlin`].sort());
    const { mail_pauses: pauses, outbox } = over.dump.mongodb.waitlist ?? {};
    expect(pauses?.documents.length).toBeGreaterThan(0);
    const asked = (await over.rows('waitlist', 'outbox')).filter(({ payload }) => JSON.stringify(payload).includes(email));
    expect(asked.length).toBe(outbox?.documents.filter(({ payload }) => JSON.stringify(payload).includes(email)).length);
  });

  /** Who had a mail to come. */
  function waitingMailboxes(): string[] {
    const { signUps, accounts } = over.dump.notes;
    return [...signUps.filter(({ mail }) => mail === 'waits'), ...(accounts?.waiting ?? [])].map(({ email }) => email);
  }

  if (file === newest) {
    it('a second start changes nothing', async () => {
      const waiting = waitingMailboxes();
      await eventually(over.mails, (seen) => waiting.every((email) => seen[email] !== undefined), mailMs);
      let lying: Dump['mongodb'] = {};
      await over.restart(async () => {
        lying = await readMongo(over.stack().mongodbUri);
      });
      expect(await readMongo(over.stack().mongodbUri)).toEqual(lying);
    });
  }

  it('pending mails arrive once, and no others', async () => {
    const { signUps } = over.dump.notes;
    const waiting = waitingMailboxes();
    const refused = signUps.filter(({ mail }) => mail === 'refused');
    expect(waiting.length).toBeGreaterThanOrEqual(2);
    await eventually(over.mails, (seen) => waiting.every((email) => seen[email] !== undefined), mailMs);
    // The queue is ordered by age: when the newest entry's mail has arrived, all earlier ones were processed.
    expect((await over.signUp(newcomer)).status).toBe(200);
    const seen = await eventually(over.mails, (now) => now[newcomer.email] !== undefined, mailMs);
    expect(seen).toEqual(Object.fromEntries([...waiting, newcomer.email].map((email) => [email, 1])));
    expect((await over.rows('mailer', 'mail_log')).filter(({ status }) => status === 'failed').length).toBe(refused.length);
    const left = async () =>
      [...(await over.rows('waitlist', 'outbox')), ...(await over.rows('identity', 'outbox'))].filter(
        ({ enqueuedAt }) => enqueuedAt === null,
      ).length;
    await eventually(left, (rows) => rows === 0, mailMs);
  });

  it('searches of guests and of the day continue to be counted', async () => {
    const { usedUp, halfway } = over.dump.notes.guests;
    const search = async ({ ip }: GuestNote, seed: string) => (await over.post(ip, '/api/paris/search', parisSearch(seed))).status;
    const days = async () => (await over.rows('recommendations', 'guest_search_days')).map(({ _id, searches }) => `${_id} ${searches}`);
    const today = over.dump.takenAt.slice(0, 10);
    expect(await days()).toContain(`${today} ${usedUp.seeds.length + halfway.seeds.length}`);
    expect([await search(usedUp, 'another'), await search(usedUp, usedUp.seeds[0] ?? '')]).toEqual([429, 200]);
    const left = dailyGuestSearches - halfway.seeds.length;
    const statuses: number[] = [];
    for (let asked = 0; asked <= left; asked += 1) {
      statuses.push(await search(halfway, `new-${asked}`));
    }
    expect(statuses).toEqual([...Array<number>(left).fill(200), 429]);
    await eventually(days, (seen) => seen.includes(`${today} ${usedUp.seeds.length + dailyGuestSearches}`), 10_000);
    const searches = over.dumped('recommendations', 'city_searches').length;
    expect((await over.rows('recommendations', 'city_searches')).length).toBeGreaterThanOrEqual(searches + left);
  });

  it('reports about places are kept, and repeating one doesn’t store it again', async () => {
    const key = (report: { [field: string]: unknown }) => `${report.placeId} ${report.reason}`;
    const reported = async () => (await over.rows('recommendations', 'place_reports')).map(key).sort();
    const asDumped = over.dump.notes.reports.map(key).sort();
    expect(await reported()).toEqual(asDumped);
    for (const { ip, placeId, reason } of over.dump.notes.reports) {
      expect((await over.post(ip, `/api/places/${placeId}/report`, { reason })).status).toBe(200);
    }
    expect(await reported()).toEqual(asDumped);
  });

  it('every migration was applied', async () => {
    for (const database of ['identity', 'billing', 'recommendations', 'waitlist', 'mailer']) {
      const applied = (await over.rows(database, 'schema_migrations')).map(({ _id }) => String(_id));
      const before = over.dumped(database, 'schema_migrations').map(({ _id }) => String(_id));
      expect([database, before.length > 0]).toEqual([database, true]);
      expect(applied).toEqual(expect.arrayContaining(before));
      expect(await over.rows(database, 'schema_lock')).toEqual([]);
    }
  });

  if (readDump(join(folder, file)).notes.accounts !== undefined) {
    describeAccounts(() => over);
  }
});
