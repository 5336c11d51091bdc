import { randomBytes } from 'node:crypto';
import type { SignedInCaller } from '@city-genie/contracts/internal/caller';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { notSignedIn } from '@city-genie/service-kit/trust/caller';
import type { Connection } from 'mongoose';
import { byUser } from '../audit/actors.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';
import type { NoteFactor } from './factor-notes.js';
import type { FactorStore } from './factor-store.js';
import { createRecoveryCodes, hashRecoveryCodes } from './recovery-codes.js';
import type { SecretSeal } from './secret-seal.js';
import { setupUri, shownSecret } from './totp.js';

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

export type FactorChanges = {
  /** A new secret for an app; it counts once it is confirmed. A repeat replaces it. @throws 409 while a second factor is on */
  start(caller: SignedInCaller): Promise<{ secret: string; uri: string }>;
  /** Turns it off; so does a repeat. @throws 409 for administrators who have to have one; 503 after which it can be repeated */
  remove(caller: SignedInCaller, requestId: string): Promise<void>;
  /** @returns new recovery codes; those before end, so a repeat ends those of the first try. @throws 409 when no second factor is on */
  renewCodes(userId: string, requestId: string): Promise<string[]>;
};

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findById' | 'setSecondFactor'>;
  sessions: Pick<SessionStore, 'rightsChanged'>;
  factors: Pick<FactorStore, 'startSetup' | 'erase' | 'replaceRecoveryCodes'>;
  seal: SecretSeal;
  hasher: Pick<PasswordHasher, 'hash'>;
  note: NoteFactor;
  isRequiredFor: (user: UserRow) => boolean;
  outbox: Pick<Outbox, 'kick'>;
};

const conflict = (message: string) => new AppError('conflict', message);

/** What the signed-in can do with their second factor (docs/rules/accounts.md#second-factor). */
export function createFactorChanges(deps: Deps): FactorChanges {
  const { connection, users, sessions, factors, seal, hasher, note, isRequiredFor, outbox } = deps;
  return {
    async start({ userId, username }) {
      const secret = randomBytes(secretBytes);
      if (!(await factors.startSetup(userId, seal.seal(secret, userId)))) {
        throw conflict(secondFactorMessages.isOn);
      }
      return { secret: shownSecret(secret), uri: setupUri(secret, username) };
    },
    async remove({ userId }, requestId) {
      await inTransaction(connection, async (txn) => {
        if (!(await factors.erase(txn, userId))) {
          return;
        }
        const user = await users.setSecondFactor(txn, userId, false);
        if (user === null) {
          throw notSignedIn();
        }
        if (isRequiredFor(user)) {
          throw conflict(secondFactorMessages.isRequired);
        }
        await note(txn, user, 'removed', byUser(userId, requestId));
      });
      outbox.kick();
      await sessions.rightsChanged(userId);
    },
    async renewCodes(userId, requestId) {
      const user = await users.findById(userId);
      if (user === null) {
        throw notSignedIn();
      }
      const codes = createRecoveryCodes();
      const hashes = await hashRecoveryCodes(codes, hasher);
      await inTransaction(connection, async (txn) => {
        if (!(await factors.replaceRecoveryCodes(txn, userId, hashes))) {
          throw conflict(secondFactorMessages.setUp);
        }
        await note(txn, user, 'codes_renewed', byUser(userId, requestId));
      });
      outbox.kick();
      return codes;
    },
  };
}
