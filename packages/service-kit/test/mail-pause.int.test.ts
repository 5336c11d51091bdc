import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createMailPause, createMailPauseIndexes, eraseMailPauses } from '../src/mailbox/mail-pause.js';
import { createLogger } from '../src/observability/logger.js';
import { createMongo, inTransaction, openMongo } from '../src/stores/mongo.js';

const quiet = createLogger('test', 'silent');
const limits = { pauseMs: 600_000, mailsPerDay: 2 };
const start = new Date('2126-03-01T10:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let connection = createMongo(quiet);

beforeEach(async () => {
  connection = createMongo(quiet);
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

/** Asks for a mail of this kind; without one as the waitlist does. */
function begin(kind: string | undefined, now: Date, email = 'ada@example.com'): Promise<boolean> {
  const pause = createMailPause(connection, { ...limits, ...(kind !== undefined && { kind }) });
  return inTransaction(connection, (session) => pause.begin(email, now, session));
}

const rows = () => connection.collection<{ _id: string }>('mail_pauses').find().sort({ _id: 1 }).toArray();

describe('the pause of a mailbox', () => {
  it('holds up mails of its own kind, and of no other', async () => {
    const kinds = [undefined, 'reset', 'day'];
    for (const kind of kinds) {
      expect(await begin(kind, start)).toBe(true);
    }
    for (const kind of kinds) {
      expect(await begin(kind, later(9))).toBe(false);
    }
    expect(await begin('reset', later(10))).toBe(true);
    expect([await begin('reset', later(20)), await begin(undefined, later(20))]).toEqual([false, true]);
  });

  it('keeps the stored form of an earlier version where there is no kind', async () => {
    const until = later(10);
    await connection.collection<{ _id: string; until: Date }>('mail_pauses').insertOne({ _id: 'ada@example.com', until });
    expect([await begin(undefined, start), await begin('reset', start)]).toEqual([false, true]);
    await begin(undefined, later(10), 'grace@example.com');
    const ids = [
      'ada@example.com',
      'day ada@example.com',
      'day grace@example.com',
      'day reset ada@example.com',
      'grace@example.com',
      'kind reset ada@example.com',
    ];
    expect((await rows()).map(({ _id }) => _id)).toEqual(ids);
  });

  it('isn’t begun where no mail is wanted', async () => {
    const pause = createMailPause(connection, limits);
    const unwanted = await inTransaction(connection, (session) => pause.begin('ada@example.com', start, session, false));
    expect([unwanted, await begin(undefined, start)]).toEqual([false, true]);
  });

  it('doesn’t get longer, nor its day fuller, by what it refuses', async () => {
    await begin(undefined, start);
    const before = await rows();
    expect(await begin(undefined, later(9))).toBe(false);
    expect((await rows()).map((row) => ({ ...row, refusedAt: undefined }))).toEqual(before);
  });

  it('writes the same rows whether a mail is wanted or not, so that two at once always meet', async () => {
    const pause = createMailPause(connection, limits);
    const idsAfter = async (email: string, isWanted: boolean) => {
      await inTransaction(connection, (session) => pause.begin(email, start, session, isWanted));
      return (await rows()).map(({ _id }) => _id).filter((id) => id.endsWith(email));
    };
    expect(await idsAfter('ada@example.com', false)).toEqual(['ada@example.com', 'day ada@example.com']);
    expect(await idsAfter('eve@example.com', true)).toEqual(['day eve@example.com', 'eve@example.com']);
    expect(await begin(undefined, start, 'ada@example.com')).toBe(true);
  });

  it('ends in the database by its index, which can be made again', async () => {
    const db = connection.db ?? expect.unreachable();
    await createMailPauseIndexes(db);
    await createMailPauseIndexes(db);
    expect(await connection.collection('mail_pauses').indexes()).toMatchObject([
      { name: '_id_' },
      { name: 'expiry', key: { until: 1 }, expireAfterSeconds: 0 },
    ]);
  });
});

describe('eraseMailPauses', () => {
  const ids = async () => (await rows()).map(({ _id }) => _id);
  const ofGrace = ['day grace@example.com', 'day reset grace@example.com', 'grace@example.com', 'kind reset grace@example.com'];

  /** Every form of a row: with and without a kind, begun and refused. */
  async function fill(email: string): Promise<void> {
    for (const kind of [undefined, 'reset']) {
      await begin(kind, start, email);
      await begin(kind, later(1), email);
    }
  }

  beforeEach(async () => {
    await begin(undefined, start, 'grace@example.com');
    await begin('reset', start, 'grace@example.com');
  });

  it.each(['ada@example.com', 'ada+news@example.com', ' Ada@Example.COM '])('removes every row of the mailbox of %s', async (email) => {
    await fill('ada@example.com');
    await fill('ada+news@example.com');
    expect(await ids()).toEqual(expect.arrayContaining(['day reset tagged ada@example.com', 'kind reset ada@example.com']));
    await eraseMailPauses(connection, [email]);
    expect(await ids()).toEqual(ofGrace);
    await eraseMailPauses(connection, [email]);
    expect(await ids()).toEqual(ofGrace);
  });

  it('removes the rows of an earlier version, which wrote the address as it was typed', async () => {
    const row = { _id: 'a.d.a+x@gmail.com', until: later(10) };
    await connection.collection<{ _id: string; until: Date }>('mail_pauses').insertOne(row);
    await eraseMailPauses(connection, ['A.D.A+x@gmail.com']);
    expect(await ids()).toEqual(ofGrace);
  });

  it('removes those of many mailboxes at once, and of none nothing', async () => {
    await fill('ada@example.com');
    await begin(undefined, start, 'kept@example.com');
    const before = await ids();
    await eraseMailPauses(connection, []);
    expect(await ids()).toEqual(before);
    await eraseMailPauses(connection, ['grace@example.com', 'ada@example.com']);
    expect(await ids()).toEqual(['day kept@example.com', 'kept@example.com']);
  });

  it('takes no part of another address for this one', async () => {
    for (const other of ['veranda@example.com', 'ada@example.com.example', 'adaxexample@example.com']) {
      await begin(undefined, start, other);
    }
    const before = await ids();
    await eraseMailPauses(connection, ['a@example.com']);
    await eraseMailPauses(connection, ['ada.example@example.com']);
    await eraseMailPauses(connection, ['.*@example.com']);
    expect(await ids()).toEqual(before);
  });

  it('is undone with its transaction', async () => {
    const before = await ids();
    const undone = inTransaction(connection, async (session) => {
      await eraseMailPauses(connection, ['grace@example.com'], session);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await ids()).toEqual(before);
  });
});
