import type { CuttableProxy } from '@city-genie/service-kit/testing/cuttable-proxy';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import type { DumpNotes, GuestNote, ReportNote, SignUpNote } from './dump-format.js';
import type { MailSink } from './mail-sink.js';
import { playAccounts, registerWithoutMailServer, useAccountsWithoutRedis } from './play-accounts.js';
import type { ReceivedLinks } from './received-links.js';
import { mailsDelayed, rowsSettled } from './settled.js';
import { ask, parisSearch } from './visitor.js';

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
export type Stage = {
  url: string;
  mongodbUri: string;
  /** Without the proxy. */
  redisUrl: string;
  dataDir: string;
  redis: CuttableProxy;
  mailSink: MailSink;
  /** Those that the mail sink receives. */
  links: ReceivedLinks;
};

/**
 * A small typical run through the public site. At its end a guest has used up all free searches, mails and the wish for one wait for the
 * mail server or for Redis, one mail was refused, and Redis and the mail server are away: the stack is to be stopped in this state.
 */
export async function play(stage: Stage): Promise<DumpNotes> {
  const { url, mongodbUri, redisUrl, redis, mailSink, links } = stage;
  const cookies = await signInEverybody(stage);
  await useSessions(url, cookies);
  await searchAndReport(url);
  for (const signUp of early) {
    await join(url, signUp);
  }
  const accounts = await playAccounts({ url }, links);
  // Those of the waitlist, of which one address gets one and another one's is refused, and five of accounts.
  await rowsSettled(mongodbUri, { database: 'mailer', name: 'mail_log', filter: {} }, (rows) => rows === 8);
  await mailSink.close();
  await join(url, whileMailIsAway);
  const waiting = await registerWithoutMailServer({ url });
  for (const database of ['waitlist', 'identity']) {
    await rowsSettled(mongodbUri, { database, name: 'outbox', filter: { enqueuedAt: null } }, (rows) => rows === 0);
  }
  await mailsDelayed(redisUrl, 2);
  await redis.cut();
  await join(url, whileRedisIsAway);
  waiting.push(...(await useAccountsWithoutRedis({ url })));
  const signUps = [...early, whileMailIsAway, whileRedisIsAway];
  return { cookies, signUps, guests, reports, accounts: { ...accounts, waiting } };
}

async function useSessions(url: string, { unpaid, subscriber, admin }: DumpNotes['cookies']): Promise<void> {
  for (const cookie of [unpaid, subscriber, admin]) {
    await ask(url, { ip: '203.0.113.1', cookie }, '/api/auth/user');
  }
  const london = { mood: 'cozy-contemplative', timeframe: 'half-day' };
  await ask(url, { ip: '203.0.113.1', cookie: subscriber }, '/api/london/search', london);
}

async function searchAndReport(url: string): Promise<void> {
  for (const { ip, seeds } of [guests.usedUp, guests.halfway]) {
    for (const seed of seeds) {
      await ask(url, { ip }, '/api/paris/search', parisSearch(seed));
    }
  }
  await ask(url, guests.usedUp, '/api/paris/search', parisSearch('one-more'), 429);
  for (const { ip, placeId, reason } of reports) {
    await ask(url, { ip }, `/api/places/${placeId}/report`, { reason });
  }
}

async function join(url: string, { ip, name, email, city }: SignUpNote): Promise<void> {
  await ask(url, { ip }, '/api/waitlist', { name, email, city });
}
