import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { login } from '@city-genie/contracts/auth/endpoints';
import { fieldFault } from '@city-genie/service-kit/errors';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { createFailureLimit } from '@city-genie/service-kit/limits/failure-limit';
import { hasCode } from '../sessions/account-limits.js';
import type { UserRow } from '../users/user-model.js';
import { guessKey } from './password-guess.js';
import type { PasswordHasher } from './password-hasher.js';

/**
 * @param field the request's field, which the message is shown beside; default: `password`
 * @throws 400 for a wrong password; 429 beyond the limit of wrong ones, before it is compared; 503 when too many wait
 */
export type PasswordProof = (user: UserRow, password: string, field?: 'password' | 'currentPassword') => Promise<void>;

type Deps = { hasher: Pick<PasswordHasher, 'verify'>; limits: Pick<CallLimits, 'keyed'> };

/** Asks the signed-in for their password. Wrong ones count with all other guesses beside logins (`password-guess.ts`). */
export function createPasswordProof({ hasher, limits }: Deps): PasswordProof {
  const guesses = createFailureLimit(limits.keyed(login));
  return (user, password, field = 'password') =>
    guesses.run(
      guessKey(user),
      async () => {
        if (!(await hasher.verify(password, user.passwordHash))) {
          throw fieldFault(field, accountPageMessages.wrongPassword);
        }
      },
      (error) => hasCode(error, 'validation_failed'),
    );
}
