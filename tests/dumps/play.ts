import { setTimeout as delay } from 'node:timers/promises';
import type { CuttableProxy } from '@city-genie/service-kit/testing/cuttable-proxy';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import mongoose from 'mongoose';
import type { DumpNotes, GuestNote, ReportNote, SignUpNote } from './dump-format.js';
import type { MailSink } from './mail-sink.js';
import { ask, parisSearch } from './visitor.js';

const mailTimeoutMs = 30_000;
const pollMs = 100;

/** The recipient whose mail the mail server refuses for good. */
export const refusedRecipient = 'refused@example.org';

const guest = (ip: string, searches: number): GuestNote => ({ ip, seeds: Array.from({ length: searches }, (_, index) => `seed-${index}`) });
const guests: DumpNotes['guests'] = { usedUp: guest('203.0.113.10', 10), halfway: guest('203.0.113.11', 3) };

const reports: ReportNote[] = [
  { ip: '203.0.113.20', placeId: 'paris-musee-du-louvre', reason: 'closed' },
  { ip: '203.0.113.21', placeId: 'paris-musee-du-louvre', reason: 'hours' },
];

const early: SignUpNote[] = [
  { ip: '198.51.100.1', name: 'Ada', email: 'ada@example.org', city: 'Paris', mail: 'sent' },
  { ip: '198.51.100.2', name: 'Ada', email: 'ada@example.org', city: 'Tokyo', mail: 'none' },
  { ip: '198.51.100.3', name: 'Grace', email: 'Grace@example.org', city: 'London', mail: 'sent' },
  { ip: '198.51.100.4', name: 'Refused', email: refusedRecipient, city: 'Madrid', mail: 'refused' },
];
const whileMailIsAway: SignUpNote = { ip: '198.51.100.5', name: 'Mary', email: 'mary@example.org', city: 'Lisbon', mail: 'waits' };
const whileRedisIsAway: SignUpNote = { ip: '198.51.100.6', name: 'Hedy', email: 'hedy@example.org', city: 'Paris', mail: 'waits' };

/** The stack of the run, whose gateway trusts one proxy's X-Forwarded-For. */
export type Stage = { url: string; mongodbUri: string; dataDir: string; redis: CuttableProxy; mailSink: MailSink };

/**
 * A small typical run through the public site. At its end a guest has used up all free searches, one mail waits for the mail server, one
 * for Redis, one was refused, and Redis and the mail server are away: the stack is to be stopped in this state.
 */
export async function play({ url, mongodbUri, dataDir, redis, mailSink }: Stage): Promise<DumpNotes> {
  const cookies = await signInEverybody({ mongodbUri, dataDir });
  for (const cookie of [cookies.unpaid, cookies.subscriber, cookies.admin]) {
    await ask(url, { ip: '203.0.113.1', cookie }, '/api/auth/user');
  }
  const london = { mood: 'cozy-contemplative', timeframe: 'half-day' };
  await ask(url, { ip: '203.0.113.1', cookie: cookies.subscriber }, '/api/london/search', london);
  for (const { ip, seeds } of [guests.usedUp, guests.halfway]) {
    for (const seed of seeds) {
      await ask(url, { ip }, '/api/paris/search', parisSearch(seed));
    }
  }
  await ask(url, guests.usedUp, '/api/paris/search', parisSearch('one-more'), 429);
  for (const { ip, placeId, reason } of reports) {
    await ask(url, { ip }, `/api/places/${placeId}/report`, { reason });
  }
  for (const signUp of early) {
    await join(url, signUp);
  }
  await settled(mongodbUri, 'mailer', 'mail_log', {}, 3);
  await mailSink.close();
  await join(url, whileMailIsAway);
  await settled(mongodbUri, 'waitlist', 'outbox', { enqueuedAt: { $ne: null } }, 4);
  await redis.cut();
  await join(url, whileRedisIsAway);
  return { cookies, signUps: [...early, whileMailIsAway, whileRedisIsAway], guests, reports };
}

async function join(url: string, { ip, name, email, city }: SignUpNote): Promise<void> {
  await ask(url, { ip }, '/api/waitlist', { name, email, city });
}

/** Waits until a collection has this many matching rows: work that continues after the replies has then ended. */
async function settled(
  uri: string,
  database: string,
  collection: string,
  filter: mongoose.mongo.Filter<object>,
  rows: number,
): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    const deadlineMs = performance.now() + mailTimeoutMs;
    while ((await client.db(database).collection(collection).countDocuments(filter)) < rows) {
      if (performance.now() > deadlineMs) {
        throw new Error(`${database}.${collection} has not got ${rows} rows within ${mailTimeoutMs / 1000} s`);
      }
      await delay(pollMs);
    }
  } finally {
    await client.close();
  }
}
