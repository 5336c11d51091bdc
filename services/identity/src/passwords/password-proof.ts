import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { login } from '@city-genie/contracts/auth/endpoints';
import { fieldFault, hasCode } from '@city-genie/service-kit/errors';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { createFailureLimit } from '@city-genie/service-kit/limits/failure-limit';
import { byUser } from '../audit/actors.js';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { UserRow } from '../users/user-model.js';
import type { PasswordHasher } from './password-hasher.js';
import type { ProvedUser } from './prove-user.js';

export type ProofOptions = {
  /** The request's field, which the message is shown beside; default: `password`. */
  field?: 'password' | 'currentPassword';
  /** Of a wrong password, where a call has words of its own. */
  message?: string;
  /** The audit entry of a wrong password, where a call writes one. */
  refused?: { action: 'password.changed' | 'user.email_change_asked'; requestId: string };
  /** Another password that proves as much: that of a change which may have been made already. Missing = there is none. */
  newPassword?: string | undefined;
};

/**
 * @returns the user, and whether it was `newPassword` that proved it
 * @throws 400 for a wrong password; 429 beyond the limit of wrong ones, before it is compared; 503 when too many wait
 */
export type PasswordProof = (
  user: UserRow,
  password: string,
  options?: ProofOptions,
) => Promise<{ user: ProvedUser; isByNewPassword: boolean }>;

type Deps = {
  hasher: Pick<PasswordHasher, 'verify'>;
  limits: Pick<CallLimits, 'keyed'>;
  audit: Pick<IdentityAudit, 'record'>;
};

/** The key of a user's wrong passwords in calls of the signed-in. Nobody can type it as a name, so they aren't those of logins. */
function guessKey({ _id }: Pick<UserRow, '_id'>): string {
  return `user:${_id}`;
}

/**
 * Asks the signed-in for their password. A wrong one counts, whichever call it came by, and apart from what strangers can guess
 * (`password-guess.ts`); where there are two to compare they are one guess.
 */
export function createPasswordProof({ hasher, limits, audit }: Deps): PasswordProof {
  const guesses = createFailureLimit(limits.keyed(login));

  async function compare(user: UserRow, password: string, { field = 'password', message, newPassword }: ProofOptions) {
    const { passwordHash } = user;
    const isRight = await hasher.verify(password, passwordHash);
    const isByNewPassword = !isRight && newPassword !== undefined && (await hasher.verify(newPassword, passwordHash));
    if (passwordHash === undefined || !(isRight || isByNewPassword)) {
      throw fieldFault(field, message ?? accountPageMessages.wrongPassword);
    }
    return { user: { ...user, passwordHash }, isByNewPassword };
  }

  return async (user, password, options = {}) => {
    const isWrong = (error: unknown) => hasCode(error, 'validation_failed');
    try {
      return await guesses.run(guessKey(user), () => compare(user, password, options), isWrong);
    } catch (error) {
      const { refused } = options;
      if (refused !== undefined && isWrong(error)) {
        const userId = String(user._id);
        const details = { reason: 'wrong_password' } as const;
        const { action, requestId } = refused;
        await audit.record({ ...byUser(userId, requestId), action, target: aboutUser(userId), outcome: 'refused', details });
      }
      throw error;
    }
  };
}
