import { once } from 'node:events';
import { createAuditLog } from '@city-genie/service-kit/audit/audit-log';
import { systemClock } from '@city-genie/service-kit/clock';
import { outboxModel } from '@city-genie/service-kit/jobs/outbox';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { addMongo } from '@city-genie/service-kit/parts/add-mongo';
import { addRedis } from '@city-genie/service-kit/parts/add-redis';
import { ConfigError, mongoUri, readConfig, redisUrl } from '@city-genie/service-kit/process/config';
import { createProcessKit } from '@city-genie/service-kit/process/process-kit';
import { keyRing, readKeyFile } from '@city-genie/service-kit/trust/keys';
import { z } from 'zod';
import { identityAudit } from '../audit/vocabulary.js';
import { identityMigrations } from '../migrations.js';
import { createFactorNotes } from '../second-factor/factor-notes.js';
import { createFactorStore } from '../second-factor/factor-store.js';
import { createSessionCopies } from '../sessions/session-copies.js';
import { createSessionStore } from '../sessions/session-store.js';
import { createRightsNotes } from '../user-management/rights-notes.js';
import { createAccountRepository } from '../users/account-repository.js';
import { createUserRepository } from '../users/user-repository.js';
import { type GrantOutcome, grantAdmin } from './grant-admin.js';
import { type ResetOutcome, resetSecondFactor } from './reset-second-factor.js';

const variables = { MONGODB_URI: mongoUri, REDIS_URL: redisUrl, KEYS_FILE: z.string().min(1) };

type Outcome = {
  text: (login: string) => string;
  /** The exit code. */
  code: number;
};

const unknownUser: Outcome = { text: (login) => `There is no user called ${login}. They have to register first.`, code: 1 };

const grants: Readonly<Record<GrantOutcome, Outcome>> = {
  granted: { text: (login) => `${login} is an administrator now.`, code: 0 },
  already_granted: { text: (login) => `${login} is an administrator already.`, code: 0 },
  unknown_user: unknownUser,
};

const resets: Readonly<Record<ResetOutcome, Outcome>> = {
  reset: { text: (login) => `${login} has no second factor any more, and has to log in again.`, code: 0 },
  none_on: { text: (login) => `${login} has no second factor.`, code: 0 },
  unknown_user: unknownUser,
};

/** What the command can do, and how it is described. */
const acts = {
  grant: { does: 'makes a user an administrator', run: async (deps: Stores, login: string) => grants[await grantAdmin(deps, login)] },
  'reset-second-factor': {
    does: 'removes the second factor of a user who has lost it, and ends their sessions',
    run: async (deps: Stores, login: string) => resets[await resetSecondFactor(deps, login)],
  },
} as const;

const usage = [
  'Usage: npm run admin -- grant|reset-second-factor <username>',
  ...Object.entries(acts).map(([name, { does }]) => `  ${name.padEnd(19)}  ${does}`),
].join('\n');

function actOf(command: string | undefined): (typeof acts)[keyof typeof acts] | undefined {
  return Object.entries(acts).find(([name]) => name === command)?.[1];
}

type Stores = Omit<ReturnType<typeof openStores>, 'kit'>;

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
  const factors = createFactorStore(connection, clock);
  // A running identity hands the mails over.
  const notes = { outboxRows: outboxModel(connection), audit, clock };
  const [note, noteRights] = [createFactorNotes(notes), createRightsNotes(notes)];
  return { kit, connection, users, accounts: createAccountRepository(connection), sessions, factors, note, noteRights };
}

/**
 * The administration command: `grant <username>` makes an installation's first administrator, `reset-second-factor <username>` lets in who
 * has lost theirs. It reads identity's environment.
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
  const act = actOf(command);
  if (act === undefined || login === undefined || more.length > 0) {
    say(usage);
    return 1;
  }
  try {
    const { kit, ...stores } = openStores(env, database);
    try {
      await kit.start();
      const { text, code } = await act.run(stores, login);
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
