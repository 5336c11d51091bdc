import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { ExpireAccounts } from './deletion/account-expiry.js';
import { addErasureFigures } from './deletion/erasure-figures.js';
import type { EraseRest } from './deletion/erasures.js';
import type { SessionStore } from './sessions/session-store.js';
import type { IdentityKit } from './stores.js';
import { giveSearchWords } from './users/give-search-words.js';

type Deps = {
  connection: Connection;
  redis: Redis;
  sessions: Pick<SessionStore, 'finishEnding'>;
  eraseRest: EraseRest;
  expireAccounts: ExpireAccounts;
  /** For tests; default: five seconds. */
  sweepMs: number | undefined;
};

const hourMs = 3_600_000;

/** What identity does by itself, again and again. @returns begins the erasure of what is left of deleted users */
export function addTasks(kit: IdentityKit, { connection, redis, sessions, eraseRest, expireAccounts, sweepMs = 5000 }: Deps): () => void {
  // What a revocation couldn't remove while Redis was away: from time to time, and as soon as Redis is back.
  const ending = kit.every({ name: 'ended sessions', everyMs: sweepMs }, () => sessions.finishEnding());
  kit.onStart(() => redis.on('ready', ending.runNow));
  kit.every({ name: 'search words', everyMs: Math.max(sweepMs, hourMs) }, () => giveSearchWords(connection.collection('users')));
  addErasureFigures(kit.metrics, connection, kit.clock);
  const erasing = kit.every({ name: 'erasures', everyMs: sweepMs }, eraseRest);
  // Where nobody has to verify an address, an unverified account is as good as any.
  if (kit.config.REQUIRE_EMAIL_VERIFICATION) {
    kit.every({ name: 'account expiry', everyMs: Math.max(sweepMs, hourMs) }, expireAccounts);
  }
  return () => erasing.runNow();
}
