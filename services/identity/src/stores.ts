import { identityQueue, mailQueue } from '@city-genie/contracts/internal/job';
import { createAuditLog } from '@city-genie/service-kit/audit/audit-log';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addOutbox } from '@city-genie/service-kit/parts/add-outbox';
import { addQueue } from '@city-genie/service-kit/parts/add-queue';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import type { ConfigOf } from '@city-genie/service-kit/process/config';
import type { ProcessKit } from '@city-genie/service-kit/process/process-kit';
import { identityAudit } from './audit/vocabulary.js';
import { adminRules, type identityConfig } from './config.js';
import { createLinks } from './links/links.js';
import { identityMigrations } from './migrations.js';
import { createSessionCopies } from './sessions/session-copies.js';
import { createSessionList } from './sessions/session-list.js';
import { createSessionStore } from './sessions/session-store.js';
import { createAccountRepository } from './users/account-repository.js';
import { createUserRepository } from './users/user-repository.js';

export type IdentityKit = ProcessKit<ConfigOf<typeof identityConfig>>;

/** What identity keeps, and where; all of it opens and closes with the process. */
export function openStores(kit: IdentityKit, sweepMs: number | undefined) {
  const { config, clock, keys, logger } = kit;
  const connection = addMongo(kit, config.MONGODB_URI, identityMigrations);
  // Redis only holds copies of sessions and the limits, so the service is ready without it.
  const redis = addRedis(kit, config.REDIS_URL);
  const limits = addLimits(kit, redis);
  const queueRedis = addRedis(kit, config.QUEUE_REDIS_URL);
  const queues = { [mailQueue]: addQueue(kit, mailQueue, queueRedis), [identityQueue]: addQueue(kit, identityQueue, queueRedis) };
  const outbox = addOutbox(kit, connection, queues, { ...(sweepMs && { sweepMs }) });
  const users = createUserRepository(connection);
  const copies = createSessionCopies({ redis, keys, clock, logger });
  return {
    connection,
    redis,
    limits,
    queues,
    outbox,
    users,
    copies,
    accounts: createAccountRepository(connection),
    audit: createAuditLog({ connection, clock, vocabulary: identityAudit }),
    links: createLinks({ connection, keys, clock }),
    sessions: createSessionStore({ connection, copies, users, keys, clock, ...adminRules(config) }),
    sessionList: createSessionList(connection, clock),
  };
}
