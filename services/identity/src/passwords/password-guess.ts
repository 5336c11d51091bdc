import type { RateLimit } from '@city-genie/service-kit/limits/rate-limit';
import type { TurnsByKey } from '../sessions/turns-by-key.js';
import type { UserRow } from '../users/user-model.js';
import type { PasswordHasher } from './password-hasher.js';

/** Whether this is the user's password; beyond the limit of wrong ones nothing is. @throws 503 when too many wait */
export type PasswordGuess = (user: UserRow, password: string) => Promise<boolean>;

type Deps = {
  hasher: Pick<PasswordHasher, 'verify'>;
  /** Counts wrong passwords of a user. */
  guesses: Pick<RateLimit, 'count' | 'refund'>;
  /** One at a time for each user. */
  inTurn: TurnsByKey;
};

/**
 * The key of a user's wrong passwords in calls that anybody can make. It isn't that of the signed-in (`password-proof.ts`), or strangers could
 * use up theirs; and nobody can type it as a name, so it isn't one of logins.
 */
function repeatKey({ _id }: Pick<UserRow, '_id'>): string {
  return `repeat:${_id}`;
}

/** For calls that tell a repeat by its password: they must be no way to guess it beside the limits of logins. */
export function createPasswordGuess({ hasher, guesses, inTurn }: Deps): PasswordGuess {
  async function guess(user: UserRow, password: string): Promise<boolean> {
    const key = repeatKey(user);
    const isWithin = await guesses.count(key);
    let isWrong = false;
    try {
      const isIt = isWithin && (await hasher.verify(password, user.passwordHash));
      isWrong = isWithin && !isIt;
      return isIt;
    } finally {
      // Only a wrong password counts: after a 503 the same call may come again.
      if (!isWrong) {
        await guesses.refund(key);
      }
    }
  }

  return (user, password) => inTurn(String(user._id), () => guess(user, password));
}
