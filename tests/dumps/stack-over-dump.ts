import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningStack, startStack } from '@city-genie/local-stack/stack/start-stack';
import { startThrowAwayStores } from '@city-genie/local-stack/stores/throw-away-stores';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import mongoose from 'mongoose';
import { type Answer, call } from '../system/call.js';
import { readDump } from './dump-file.js';
import type { Dump, EjsonDocument, SignUpNote } from './dump-format.js';
import { restoreDump } from './restore-dump.js';

type Row = { _id: unknown; [field: string]: unknown };

/** This version of the stack, started with an earlier version's data. */
export type StackOverDump = {
  /** With times moved to now. */
  dump: Dump;
  stack: () => RunningStack;
  stopAll: () => Promise<void>;
  /** Stops the stack, runs `look` on the stores, and starts the stack again. */
  restart: (look: () => Promise<void>) => Promise<void>;
  rows: (database: string, collection: string) => Promise<Row[]>;
  dumped: (database: string, collection: string) => EjsonDocument[];
  post: (ip: string, path: string, body: object, cookie?: string) => Promise<Answer>;
  signUp: (visitor: Omit<SignUpNote, 'mail'>) => Promise<Answer>;
  /** How many mails each address has in the inbox. */
  mails: () => Promise<Record<string, number>>;
};

export async function startOverDump(file: string): Promise<StackOverDump> {
  const weather = await startFakeWeather();
  const stores = await startThrowAwayStores(() => undefined);
  const dataDir = mkdtempSync(join(tmpdir(), 'city-genie-over-'));
  const env = { WEATHER_BASE_URL: weather.url, TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'warn' };
  const start = () => startStack({ mode: 'test', dataDir, stores, env, report: () => undefined });
  const dump = await restoreDump(readDump(file), stores, dataDir, Date.now());
  const client = new mongoose.mongo.MongoClient(stores.mongodbUri);
  let stack = await start();

  const post: StackOverDump['post'] = (ip, path, body, cookie = '') => {
    const headers = { 'x-forwarded-for': ip, 'sec-fetch-site': 'same-origin', cookie };
    return call(stack.url, { method: 'POST', path, body: JSON.stringify(body), headers });
  };
  return {
    dump,
    stack: () => stack,
    stopAll: async () => {
      await stack.stop();
      await client.close();
      await stores.stop();
      await weather.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    restart: async (look) => {
      await stack.stop();
      await look();
      stack = await start();
    },
    rows: (database, collection) => client.db(database).collection<Row>(collection).find().toArray(),
    dumped: (database, collection) => dump.mongodb[database]?.[collection]?.documents ?? [],
    post,
    signUp: ({ ip, name, email, city }) => post(ip, '/api/waitlist', { name, email, city }),
    mails: async () => {
      const inbox: { to: { address: string }[] }[] = JSON.parse(await (await fetch(`${stack.mailUrl}/email`)).text());
      const addresses = inbox.flatMap(({ to }) => to.map(({ address }) => address));
      return Object.fromEntries(addresses.map((address) => [address, addresses.filter((other) => other === address).length]));
    },
  };
}
