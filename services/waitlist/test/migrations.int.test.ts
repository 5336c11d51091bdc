import { createLogger } from '@city-genie/service-kit/observability/logger';
import { migrate } from '@city-genie/service-kit/stores/migrations';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it } from 'vitest';
import { entryModel } from '../src/entries/entry-model.js';
import { waitlistMigrations } from '../src/migrations.js';
import { startWaitlist } from './waitlist-fixture.js';

const logger = createLogger('test', 'silent');
const clock = fixedClock('2126-03-01T10:00:00.000Z');
const { stores, stopAfter } = useTestStores('waitlist');

/** As the version before stored it. */
const old = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  emailKey: 'ada@example.com',
  city: 'Lisbon',
  cityKey: 'lisbon',
  status: 'pending' as const,
  createdAt: new Date('2126-02-01T10:00:00Z'),
};

const entries = () => stores().connection.collection('entries');

describe('an entry of the version before', () => {
  it('stays, gets its links and words, and never goes by itself', async () => {
    await migrate(stores().connection, waitlistMigrations.slice(0, 3), logger);
    await entries().insertOne({ ...old });
    stopAfter(await startWaitlist(stores(), { clock }));
    const links = { linkId: expect.stringMatching(/^[\w-]{22}$/), leaveId: expect.stringMatching(/^[\w-]{22}$/), linkAt: expect.any(Date) };
    const words = { searchWords: expect.arrayContaining(['ada', 'lovelace', 'ada@example.com']), nameKey: 'ada lovelace' };
    await expect
      .poll(() => entries().find().toArray(), { timeout: 5000 })
      .toEqual([{ _id: expect.anything(), ...old, ...links, ...words }]);
  });

  it('can be confirmed after a repeat, by which it still doesn’t go', async () => {
    await migrate(stores().connection, waitlistMigrations.slice(0, 3), logger);
    await entries().insertOne({ ...old });
    const waitlist = stopAfter(await startWaitlist(stores(), { clock }));
    await waitlist.post({ name: old.name, email: old.email, city: old.city });
    const [entry] = await waitlist.entries();
    expect(entry).not.toHaveProperty('removeAt');
    expect((await waitlist.confirm(entry)).statusCode).toBe(200);
    expect(await waitlist.entries()).toMatchObject([{ status: 'confirmed', createdAt: old.createdAt }]);
  });

  it('can be repeated before it has a link, when it is stored during the rollout', async () => {
    const waitlist = stopAfter(await startWaitlist(stores(), { clock }));
    await entries().insertOne({ ...old });
    expect((await waitlist.post({ name: old.name, email: old.email, city: old.city })).statusCode).toBe(200);
    expect((await waitlist.confirm((await waitlist.entries())[0])).statusCode).toBe(200);
    expect((await waitlist.asAdmin('GET', '/api/waitlist?search=lovelace')).json()).toMatchObject({ total: 1 });
  });

  it('keeps the links that it has when the migration is repeated, and another replica starts', async () => {
    await migrate(stores().connection, waitlistMigrations.slice(0, 3), logger);
    await entries().insertOne({ ...old });
    stopAfter(await startWaitlist(stores(), { clock }));
    await expect.poll(() => entries().find().toArray(), { timeout: 5000 }).toMatchObject([{ linkId: expect.any(String) }]);
    const before = await entries().find().toArray();
    await stores().connection.collection('schema_migrations').deleteMany({});
    const waitlist = stopAfter(await startWaitlist(stores(), { clock }));
    expect((await waitlist.asAdmin('GET', '/api/waitlist')).statusCode).toBe(200);
    expect(await entries().find().toArray()).toEqual(before);
  });
});

describe('100,000 entries are listed by indexes', () => {
  it.each([
    ['newest first', {}, { createdAt: -1, _id: -1 }, 'by_time'],
    ['of a city', { cityKey: 'paris' }, { createdAt: -1, _id: -1 }, 'by_city'],
    ['confirmed', { status: 'confirmed' }, { createdAt: -1, _id: -1 }, 'by_status'],
    ['by name', {}, { nameKey: 1, _id: 1 }, 'by_name'],
    ['by address', {}, { emailKey: 1, cityKey: 1 }, 'email_city'],
    ['by a word', { searchWords: /^ada/ }, { createdAt: -1, _id: -1 }, 'search'],
  ] as const)('%s', async (_case, filter, sort, index) => {
    await migrate(stores().connection, waitlistMigrations, logger);
    const plan = JSON.stringify(await entryModel(stores().connection).collection.find(filter).sort(sort).limit(25).explain('queryPlanner'));
    expect(plan).toContain(`"indexName":"${index}"`);
    expect(plan).not.toContain('COLLSCAN');
  });
});
