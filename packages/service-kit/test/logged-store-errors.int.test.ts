import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import mongoose, { Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLogger } from '../src/observability/logger.js';
import { createMongo, inTransaction, isDuplicateKey, openMongo } from '../src/stores/mongo.js';

const lines: string[] = [];
const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
const connection = createMongo(logger);
const redis = new Redis(inject('redisUrl'));
// No name consists of hexadecimal digits, as the random name of the database does.
const person = { emailKey: 'grace@example.org', usernameKey: 'hopper', name: 'Grace Murray' };
const people = connection.model(
  'Person',
  new Schema({ emailKey: String, usernameKey: String, name: String }, { collection: 'people', versionKey: false }),
);

beforeAll(async () => {
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await people.collection.createIndex({ emailKey: 1, usernameKey: 1 }, { unique: true });
  await people.create(person);
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  redis.disconnect();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('the write succeeded'),
    (error: unknown) => error,
  );
}

const duplicates: [string, () => Promise<unknown>][] = [
  ['an insert', () => people.collection.insertOne({ ...person })],
  ['a create in a transaction', () => inTransaction(connection, (session) => people.create([person], { session }))],
  ['a bulk write', () => people.bulkWrite([{ insertOne: { document: person } }, { insertOne: { document: person } }], { ordered: false })],
  ['an insert of many', () => people.insertMany([person, person])],
  ['an update', () => people.findOneAndUpdate({ name: 'nobody' }, { $set: person }, { upsert: true })],
];

describe('a logged duplicate key error', () => {
  it.each(duplicates)('by %s says what happened, without the key’s value', async (_case, write) => {
    const error = await failureOf(write());
    expect(isDuplicateKey(error)).toBe(true);
    logger.error({ err: error }, 'request failed');
    logger.error({ err: new Error('could not register', { cause: error }) }, 'request failed');
    expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([{ code: 11000 }, { cause: { code: 11000 } }]);
    expect(lines.join('')).toContain('E11000 duplicate key error');
    expect(lines.join('')).not.toMatch(/grace|hopper|murray/i);
  });
});

describe('other logged errors of stores', () => {
  it('leave out the values of a command that Redis refused', async () => {
    const key = `test-${randomUUID()}`;
    await redis.set(key, 'text');
    logger.error({ err: await failureOf(redis.lpush(key, JSON.stringify(person))) });
    await redis.del(key);
    expect(lines.join('')).toContain('WRONGTYPE');
    expect(lines.join('')).not.toMatch(/grace|hopper|murray/i);
  });

  it('leave out a document that a validator refused', async () => {
    await connection.createCollection('ruled', { validator: { $jsonSchema: { required: ['age'] } } });
    logger.error({ err: await failureOf(connection.collection('ruled').insertOne({ ...person })) });
    expect(lines.join('')).toContain('Document failed validation');
    expect(lines.join('')).not.toMatch(/grace|hopper|murray/i);
  });

  it('keep MongoDB’s labels of a transient error', () => {
    const labels = ['TransientTransactionError'];
    logger.warn({ err: new mongoose.mongo.MongoServerError({ message: 'write conflict', code: 112, errorLabels: labels }) });
    expect(JSON.parse(lines.join('')).err).toMatchObject({ message: 'write conflict', code: 112, errorLabels: labels });
  });

  it('leave out a value of the wrong type', async () => {
    const error = await failureOf(people.findOne({ _id: 'Grace Murray' }).exec());
    expect(error).toBeInstanceOf(mongoose.Error.CastError);
    logger.error({ err: error });
    expect(lines.join('')).toContain('Cast to ObjectId failed');
    expect(lines.join('')).not.toMatch(/grace|hopper|murray/i);
  });
});
