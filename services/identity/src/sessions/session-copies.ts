import { randomUUID } from 'node:crypto';
import { type KnownSession, sessionCacheKey, sessionFillKey } from '@city-genie/contracts/internal/caller';
import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { sealSessionCopy } from '@city-genie/service-kit/trust/session-copy';
import type { Redis } from 'ioredis';

const copySeconds = 60;
/** Longer than reading a session can take; a slower reader writes no copy. */
const fillMs = 10_000;

const writeIfStillOurs = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
redis.call('SET', KEYS[2], ARGV[2], 'EX', ARGV[3])
return 1`;

export type SessionCopies = {
  /**
   * Call it before a session is read from MongoDB. The returned function writes the copy, unless a revocation came in between: the read may
   * then be outdated. Never rejects; without Redis no copy is written.
   */
  beginFill(sidHash: string): Promise<(session: KnownSession, expire: Date) => Promise<void>>;
  /** Removes the copies, and the permission of readers in flight to write one. @throws when Redis fails */
  remove(sidHashes: readonly string[]): Promise<void>;
};

const nothing = async (): Promise<void> => undefined;

/**
 * The copies of sessions that the gateway looks up first: authenticated, for a minute at most, and never longer than the session
 * (docs/rules/sessions-and-callers.md#a-revocation-wins).
 */
export function createSessionCopies(deps: { redis: Redis; keys: KeyRing; clock: Clock; logger: Logger }): SessionCopies {
  const { redis, keys, clock, logger } = deps;

  /** A missing copy is harmless: the next request asks identity again. */
  const missed = (error: unknown): void => logger.debug({ err: error }, 'session copy not written');

  async function write(sidHash: string, token: string, session: KnownSession, expire: Date): Promise<void> {
    const nowSeconds = epochSeconds(clock);
    const seconds = Math.min(copySeconds, Math.floor(expire.getTime() / 1000) - nowSeconds);
    if (seconds < 1) {
      return;
    }
    const [key] = keys.purposeKeys('sessionCopy');
    const text = sealSessionCopy(sidHash, session, nowSeconds + seconds, key);
    await redis.eval(writeIfStillOurs, 2, sessionFillKey(sidHash), sessionCacheKey(sidHash), token, text, seconds);
  }

  return {
    async beginFill(sidHash) {
      const token = randomUUID();
      try {
        await redis.set(sessionFillKey(sidHash), token, 'PX', fillMs);
      } catch (error) {
        missed(error);
        return nothing;
      }
      return (session, expire) => write(sidHash, token, session, expire).catch(missed);
    },
    async remove(sidHashes) {
      const names = sidHashes.flatMap((sidHash) => [sessionFillKey(sidHash), sessionCacheKey(sidHash)]);
      // One by one, because in a Redis Cluster the keys of several sessions may lie in several slots.
      await Promise.all(names.map((name) => redis.del(name)));
    },
  };
}
