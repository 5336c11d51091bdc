import mongoose from 'mongoose';
import type { Dump, DumpedCollection, DumpedIndex } from './dump-format.js';

const { EJSON } = mongoose.mongo.BSON;
const canonical = { relaxed: false } as const;

/** MongoDB's own; the replica set's configuration contains the machine's name. */
const systemDatabases = ['admin', 'config', 'local'];
/**
 * Seeded by every version. Without these rows and their version a start seeds its own; they are no visitor's data, and nine tenths of all
 * bytes.
 */
const shipped: readonly string[] = ['recommendations.catalogue', 'recommendations.catalogue_meta'];

type Db = ReturnType<mongoose.mongo.MongoClient['db']>;

/** Everything in MongoDB in a fixed order; of seeded collections only the indexes. */
export async function readMongo(uri: string): Promise<Dump['mongodb']> {
  return withClient(uri, async (client) => {
    const databases: Dump['mongodb'] = {};
    for (const name of await databaseNames(client)) {
      const db = client.db(name);
      const collections = (await db.listCollections({}, { nameOnly: false }).toArray()).sort(byName);
      databases[name] = {};
      for (const { name: collection, options } of collections) {
        databases[name][collection] = await readCollection(db, collection, options ?? {}, shipped.includes(`${name}.${collection}`));
      }
    }
    return databases;
  });
}

async function readCollection(db: Db, name: string, options: object, isShipped: boolean): Promise<DumpedCollection> {
  const collection = db.collection(name);
  const indexes = (await collection.indexes())
    .filter((index) => index.name !== '_id_')
    .map(({ v: _version, ...index }): DumpedIndex => ({ ...index, name: String(index.name), key: plainKey(index.key) }))
    .sort(byName);
  // Without conversion: an integer must not become a double.
  const found = isShipped ? [] : await collection.find({}, { promoteValues: false, promoteLongs: false }).toArray();
  const documents = found.map((document) => EJSON.serialize(document, canonical));
  return { options: EJSON.serialize(options, canonical), indexes, documents: documents.sort(byText) };
}

/** Writes the result of `readMongo`. @throws when MongoDB isn't empty. */
export async function restoreMongo(uri: string, databases: Dump['mongodb']): Promise<void> {
  await withClient(uri, async (client) => {
    const there = await databaseNames(client);
    if (there.length > 0) {
      throw new Error(`a dump is restored into an empty MongoDB only; this one has ${there.join(', ')}`);
    }
    for (const [name, collections] of Object.entries(databases)) {
      for (const [collection, content] of Object.entries(collections)) {
        await restoreCollection(client.db(name), collection, content);
      }
    }
  });
}

async function restoreCollection(db: Db, name: string, { options, indexes, documents }: DumpedCollection): Promise<void> {
  const collection = await db.createCollection(name, EJSON.deserialize(options, canonical));
  if (indexes.length > 0) {
    await collection.createIndexes(indexes);
  }
  if (documents.length > 0) {
    await collection.insertMany(documents.map((document) => EJSON.deserialize(document, canonical)));
  }
}

async function databaseNames(client: mongoose.mongo.MongoClient): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases();
  return databases
    .map(({ name }) => name)
    .filter((name) => !systemDatabases.includes(name))
    .sort();
}

function plainKey(key: object): DumpedIndex['key'] {
  return Object.fromEntries(Object.entries(key).map(([field, direction]) => [field, direction === -1 ? -1 : 1]));
}

function byName(one: { name: string }, other: { name: string }): number {
  return byText(one.name, other.name);
}

function byText(one: unknown, other: unknown): number {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  return left < right ? -1 : Number(left > right);
}

async function withClient<T>(uri: string, work: (client: mongoose.mongo.MongoClient) => Promise<T>): Promise<T> {
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
