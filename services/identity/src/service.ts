import { setTimeout as pause } from 'node:timers/promises';
import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import { identityQueue } from '@city-genie/contracts/internal/job';
import { jobProcessor } from '@city-genie/service-kit/jobs/read-job';
import { addWorker } from '@city-genie/service-kit/parts/add-worker';
import { defineProcess } from '@city-genie/service-kit/process/serve';
import { createAccounts } from './accounts/accounts.js';
import { buildApp } from './app.js';
import { adminRules, identityConfig } from './config.js';
import { createDeletions } from './deletion/deletions.js';
import { createChangePassword } from './passwords/change-password.js';
import { createPasswordPolicy } from './passwords/common-passwords.js';
import { createHashingTurns } from './passwords/hashing-turns.js';
import { createPasswordHasher, type HashingCost } from './passwords/password-hasher.js';
import { publicConfig } from './routes/site-config.js';
import { createSecondFactors } from './second-factor/second-factors.js';
import { createDeviceCookie } from './sessions/device-cookie.js';
import { createLoginDelay, type DelaySources } from './sessions/login-delay.js';
import { createLoginGuard } from './sessions/login-guard.js';
import { createOldSessions } from './sessions/old-sessions.js';
import { createSessionCookies } from './sessions/session-cookies.js';
import { createSignIn } from './sessions/sign-in.js';
import { createSignOut } from './sessions/sign-out.js';
import { createTurnsByKey } from './sessions/turns-by-key.js';
import { openStores } from './stores.js';
import { addTasks } from './tasks.js';
import { createExportUser } from './user-data/export-user.js';
import { addUserDataClients, type UserDataClients } from './user-data/user-data-clients.js';
import { createRightsNotes } from './user-management/rights-notes.js';
import { createSetAdmin } from './user-management/set-admin.js';
import { createUserList } from './user-management/user-list.js';
import { checkDemoUsers } from './users/demo-users.js';
import { createSetPaidAccess } from './users/paid-access.js';

type Parts = { sweepMs: number; delays: DelaySources; hashingCost: HashingCost; otherServices: UserDataClients };

/** Owns users and sessions. */
export const identity = defineProcess({
  name: 'identity',
  config: identityConfig,
  keyPurposes: ['sessionCopy', 'sessionCookie', 'deviceCookie', 'secondFactor', 'mailToken'],
  wire: async (kit, { sweepMs, delays = { random: Math.random, pause }, ...parts }: Partial<Parts>) => {
    const { config, clock, keys, logger } = kit;
    const stores = openStores(kit, sweepMs);
    const { connection } = stores;
    const hashingTurns = createHashingTurns();
    const hasher = await createPasswordHasher(hashingTurns, parts.hashingCost);
    const cookies = createSessionCookies(config.PUBLIC_URL);
    const oldSessions = createOldSessions(connection, clock);
    kit.onStart(() => oldSessions.load());
    kit.onStart(() => checkDemoUsers(config.APP_MODE, connection, hasher));
    const policy = createPasswordPolicy(hashingTurns);
    const deviceCookie = createDeviceCookie(config.PUBLIC_URL, keys);
    const own = { inTurn: createTurnsByKey(), clock, keys, logger, hasher, policy, cookies, deviceCookie, publicUrl: config.PUBLIC_URL };
    const shared = { ...stores, ...own };
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
    const secondFactors = createSecondFactors({ ...shared, ...adminRules(config), startSession });
    const noteRights = createRightsNotes({ ...shared, outboxRows: stores.outbox.rows });
    const otherServices = parts.otherServices ?? addUserDataClients(kit);
    const { eraseRest, expireAccounts, ...deletions } = createDeletions({
      ...shared,
      provePassword: flows.provePassword,
      otherServices,
      eraseSecondFactor: secondFactors.eraseFactor,
      eraseNow: () => eraseNow(),
    });
    const eraseNow = addTasks(kit, { ...stores, eraseRest, expireAccounts, sweepMs });
    const app = buildApp({
      ...shared,
      ...flows,
      ...deletions,
      ...secondFactors,
      service: kit.service,
      siteConfig: publicConfig(config),
      oldSessions,
      requiresVerification: config.REQUIRE_EMAIL_VERIFICATION,
      loginGuard: createLoginGuard({ ...shared, delay: createLoginDelay(delays) }),
      signOut: createSignOut(shared),
      changePassword: createChangePassword({ ...shared, provePassword: flows.provePassword, startSession }),
      startSession,
      exportUser: createExportUser({ ...shared, otherServices }),
      listUsers: createUserList(connection),
      setAdmin: createSetAdmin({ ...shared, noteRights }),
      setPaidAccess: createSetPaidAccess(shared),
    });
    return { ...stores, app, flows, secondFactors, noteRights, oldSessions, hasher, cookies, eraseRest, expireAccounts };
  },
});
