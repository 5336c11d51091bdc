import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLogger } from '../src/observability/logger.js';
import { createMongo, duplicateKeyOf, isDuplicateKey, openMongo } from '../src/stores/mongo.js';

const connection = createMongo(createLogger('test', 'silent'));
const users = connection.model(
  'User',
  new Schema({ name: String, profile: Schema.Types.Mixed }, { collection: 'users', versionKey: false }),
);

/** A request body as it arrives, without a type. */
const sent = (json: string) => JSON.parse(json);

beforeAll(async () => {
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await users.create({ name: 'Ada', profile: { city: 'Paris' } });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('a filter', () => {
  it('with an undeclared field throws, instead of matching everything', async () => {
    await expect(users.find(sent('{"nmae":"Ada"}')).exec()).rejects.toBeInstanceOf(mongoose.Error.StrictModeError);
    await expect(users.deleteMany(sent('{"nmae":"Ada"}')).exec()).rejects.toBeInstanceOf(mongoose.Error.StrictModeError);
    expect(await users.countDocuments()).toBe(1);
  });

  it.each(['{"profile":{"$ne":null}}', '{"profile":{"$exists":true}}', '{"$or":[{"profile":{"$ne":1}}]}'])(
    'from a request with the operators %s matches nothing',
    async (filter) => {
      expect(await users.find(sent(filter)).lean()).toEqual([]);
    },
  );

  it('with trusted operators works', async () => {
    expect(await users.countDocuments({ profile: mongoose.trusted({ $ne: null }) })).toBe(1);
  });
});

describe('isDuplicateKey', () => {
  it('is true for a duplicate key and false for other errors', async () => {
    const grace = new users({ name: 'Grace' }).toObject();
    await users.collection.insertOne(grace);
    const refused = await users.collection.insertOne(grace).catch((error: unknown) => error);
    await users.deleteOne(grace);
    const other = await users.collection.insertOne({ $bad: 1 }).catch((error: unknown) => error);
    expect([refused, other, { code: 11000 }, new Error('E11000'), undefined].map(isDuplicateKey)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('duplicateKeyOf', () => {
  it('names the unique index, in a single write, in a batch and in an upsert', async () => {
    const accounts = connection.collection<{ _id: string; name: string; mail: string }>('accounts');
    await accounts.createIndex({ name: 1 }, { name: 'username', unique: true });
    await accounts.createIndex({ mail: 1 }, { name: 'email', unique: true, collation: { locale: 'en', strength: 2 } });
    await accounts.insertOne({ _id: 'ada', name: 'Ada', mail: 'ada@example.com' });
    const refusal = (write: Promise<unknown>) => write.then(() => expect.unreachable(), duplicateKeyOf);
    expect([
      await refusal(accounts.insertOne({ _id: 'ada', name: 'Grace', mail: 'grace@example.com' })),
      await refusal(accounts.insertOne({ _id: 'grace', name: 'Ada', mail: 'grace@example.com' })),
      await refusal(accounts.insertOne({ _id: 'grace', name: ' index: username ', mail: 'ADA@example.com' })),
      await refusal(accounts.insertMany([{ _id: 'grace', name: 'Grace', mail: 'ada@example.com' }])),
      await refusal(accounts.findOneAndUpdate({ _id: 'grace' }, { $set: { name: 'Ada' } }, { upsert: true })),
    ]).toEqual(['_id_', 'username', 'email', 'email', 'username']);
    expect([{ code: 11000, message: 'index: email' }, new Error('E11000 index: email'), undefined].map(duplicateKeyOf)).toEqual(
      Array(3).fill(undefined),
    );
  });
});
