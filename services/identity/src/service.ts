import { setTimeout as pause } from 'node:timers/promises';
import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import { identityQueue, mailQueue } from '@city-genie/contracts/internal/job';
import { createAuditLog } from '@city-genie/service-kit/audit/audit-log';
import { jobProcessor } from '@city-genie/service-kit/jobs/read-job';
import { addLimits } from '@city-genie/service-kit/parts/add-limits';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addOutbox } from '@city-genie/service-kit/parts/add-outbox';
import { addQueue } from '@city-genie/service-kit/parts/add-queue';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { addWorker } from '@city-genie/service-kit/parts/add-worker';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { createAccounts } from './accounts/accounts.js';
import { buildApp } from './app.js';
import { identityAudit } from './audit/vocabulary.js';
import { identityConfig } from './config.js';
import { createLinks } from './links/links.js';
import { identityMigrations } from './migrations.js';
import { createChangePassword } from './passwords/change-password.js';
import { createPasswordPolicy } from './passwords/common-passwords.js';
import { createHashingTurns } from './passwords/hashing-turns.js';
import { createPasswordHasher } from './passwords/password-hasher.js';
import { publicConfig } from './routes/site-config.js';
import { createDeviceCookie } from './sessions/device-cookie.js';
import { createLoginDelay, type DelaySources } from './sessions/login-delay.js';
import { createLoginGuard } from './sessions/login-guard.js';
import { createOldSessions } from './sessions/old-sessions.js';
import { createSessionCookies } from './sessions/session-cookies.js';
import { createSessionCopies } from './sessions/session-copies.js';
import { createSessionStore } from './sessions/session-store.js';
import { createSignIn } from './sessions/sign-in.js';
import { createSignOut } from './sessions/sign-out.js';
import { createTurnsByKey } from './sessions/turns-by-key.js';
import { createAccountRepository } from './users/account-repository.js';
import { checkDemoUsers } from './users/demo-users.js';
import { createUserRepository } from './users/user-repository.js';

type Parts = { sweepMs: number; delays: DelaySources };

/** Owns users and sessions. */
export const identity = defineProcess({
  name: 'identity',
  config: identityConfig,
  keyPurposes: ['sessionCopy', 'sessionCookie', 'deviceCookie', 'secondFactor', 'mailToken'],
  wire: async (kit, { sweepMs, delays = { random: Math.random, pause } }: Partial<Parts>) => {
    const { config, clock, keys, logger } = kit;
    const connection = addMongo(kit, config.MONGODB_URI, identityMigrations);
    // Redis only holds copies of sessions and the limits, so the service is ready without it.
    const redis = addRedis(kit, config.REDIS_URL);
    const limits = addLimits(kit, redis);
    const queueRedis = addRedis(kit, config.QUEUE_REDIS_URL);
    const queues = { [mailQueue]: addQueue(kit, mailQueue, queueRedis), [identityQueue]: addQueue(kit, identityQueue, queueRedis) };
    const outbox = addOutbox(kit, connection, queues, { ...(sweepMs && { sweepMs }) });
    const audit = createAuditLog({ connection, clock, vocabulary: identityAudit });
    const links = createLinks({ connection, keys, clock });
    const hashingTurns = createHashingTurns();
    const hasher = await createPasswordHasher(hashingTurns);
    const users = createUserRepository(connection);
    const copies = createSessionCopies({ redis, keys, clock, logger });
    const sessions = createSessionStore({ connection, copies, users, keys, clock });
    const cookies = createSessionCookies(config.PUBLIC_URL);
    const oldSessions = createOldSessions(connection, clock);
    kit.onStart(() => oldSessions.load());
    kit.onStart(() => checkDemoUsers(config.APP_MODE, connection, hasher));
    // What a revocation couldn't remove while Redis was away: from time to time, and as soon as Redis is back.
    const endedSweep = kit.every({ name: 'ended sessions', everyMs: sweepMs ?? 5000 }, () => sessions.finishEnding());
    kit.onStart(() => redis.on('ready', endedSweep.runNow));
    const policy = createPasswordPolicy(hashingTurns);
    const deviceCookie = createDeviceCookie(config.PUBLIC_URL, keys);
    const inTurn = createTurnsByKey();
    const stores = { connection, outbox, audit, links, users, accounts: createAccountRepository(connection), sessions };
    const shared = { ...stores, inTurn, clock, keys, logger, hasher, policy, cookies, deviceCookie, limits, publicUrl: config.PUBLIC_URL };
    const flows = createAccounts({
      ...shared,
      registrationMode: config.REGISTRATION_MODE,
      mailsPerDay: config.LIMIT_ACCOUNT_MAILS_PER_DAY,
      delays,
    });
    // Without the queue the calls still work, so the service is ready without it.
    const work = jobProcessor(identityJobs, clock, flows.work);
    addWorker(kit, config.QUEUE_REDIS_URL, { queue: identityQueue, process: work }, { isNeeded: false });
    const startSession = createSignIn(shared);
    const app = buildApp({
      ...shared,
      ...flows,
      service: kit.service,
      siteConfig: publicConfig(config),
      oldSessions,
      requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
      loginGuard: createLoginGuard({ ...shared, delay: createLoginDelay(delays) }),
      signOut: createSignOut(shared),
      changePassword: createChangePassword({ ...shared, startSession }),
      startSession,
    });
    return { ...stores, app, flows, redis, copies, oldSessions, queues, hasher, cookies };
  },
});
