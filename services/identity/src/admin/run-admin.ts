import { once } from 'node:events';
import { createAuditLog } from '@city-genie/service-kit/audit/audit-log';
import { systemClock } from '@city-genie/service-kit/clock';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { ConfigError, mongoUri, readConfig, redisUrl } from '@city-genie/service-kit/process/config';
import { createProcessKit } from '@city-genie/service-kit/process/process-kit';
import { keyRing, readKeyFile } from '@city-genie/service-kit/trust/keys';
import { z } from 'zod';
import { identityAudit } from '../audit/vocabulary.js';
import { identityMigrations } from '../migrations.js';
import { createSessionCopies } from '../sessions/session-copies.js';
import { createSessionStore } from '../sessions/session-store.js';
import { createUserRepository } from '../users/user-repository.js';
import { type GrantOutcome, grantAdmin } from './grant-admin.js';

const variables = { MONGODB_URI: mongoUri, REDIS_URL: redisUrl, KEYS_FILE: z.string().min(1) };

const usage = 'Usage: npm run admin -- grant <username>\n  grant  makes a user an administrator';

/** What is printed, and the exit code. */
const outcomes: Readonly<Record<GrantOutcome, { text: (login: string) => string; code: number }>> = {
  granted: { text: (login) => `${login} is an administrator now.`, code: 0 },
  already_granted: { text: (login) => `${login} is an administrator already.`, code: 0 },
  unknown_user: { text: (login) => `There is no user called ${login}. They have to register first.`, code: 1 },
};

/** Opens what the command needs of identity, without its server and its sweeps. */
function openStores(env: NodeJS.ProcessEnv, database: string | undefined) {
  const config = readConfig(variables, env);
  const file = readKeyFile(config.KEYS_FILE);
  const [keys, clock, logger] = [keyRing(() => file), systemClock, createLogger('identity', 'fatal')];
  const kit = createProcessKit({ name: 'identity', config, logger, clock, keys, points: {}, database });
  const redis = addRedis(kit, config.REDIS_URL);
  // Before anything is changed: without Redis the former rights could stay in copies of sessions.
  kit.onStart(() => redis.status === 'ready' || once(redis, 'ready'));
  const connection = addMongo(kit, config.MONGODB_URI, identityMigrations);
  const users = createUserRepository(connection);
  const copies = createSessionCopies({ redis, keys, clock, logger });
  const sessions = createSessionStore({ connection, copies, users, keys, clock, adminsNeedSecondFactor: false });
  const audit = createAuditLog({ connection, clock, vocabulary: identityAudit });
  return { kit, connection, users, sessions, audit };
}

/**
 * The administration command: `grant <username>` makes an installation's first administrator. It reads identity's environment.
 *
 * @param say prints a line
 * @param database for tests; default: identity's own
 * @returns the exit code: 0, or 1 when nothing was done or it isn't known to be done
 */
export async function runAdmin(
  [command, login, ...more]: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, database }: { say: (line: string) => void; database?: string },
): Promise<number> {
  if (command !== 'grant' || login === undefined || more.length > 0) {
    say(usage);
    return 1;
  }
  try {
    const { kit, ...stores } = openStores(env, database);
    try {
      await kit.start();
      const { text, code } = outcomes[await grantAdmin(stores, login)];
      say(text(login));
      return code;
    } finally {
      await kit.stop();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(error instanceof ConfigError ? reason : `It isn't known to be done, and it is safe to run this again: ${reason}`);
    return 1;
  }
}
