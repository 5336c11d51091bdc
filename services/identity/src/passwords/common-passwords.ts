import { setImmediate } from 'node:timers/promises';
import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { fieldFault } from '@city-genie/service-kit/errors';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { HashingTurns } from './hashing-turns.js';

/** Whose password it is to be: nobody should be guessed by their own name. */
export type PasswordOwner = { username: string; firstName: string; lastName: string; email: string };

export type PasswordPolicy = {
  /**
   * Refuses a new password that others would guess (docs/rules/accounts.md#passwords).
   *
   * @param field the request's field, which the message is shown beside
   * @throws 400; 503 with Retry-After when too many wait
   */
  refuseCommon(field: 'password' | 'newPassword', password: string, owner: PasswordOwner): Promise<void>;
};

/** Fewer guesses than ten to this power are a common password. */
const fewestGuessesLog10 = 6;
/** The estimate of a long text takes its time, and what is this long is judged by its beginning well enough. */
const judgedLength = 32;
/** Of the ways to read symbols as letters; with all of them a single estimate can take a fifth of a second. */
const mostReadings = 64;

/** The dictionary takes 40 MB and a part of a second, so it is loaded for the first password and not at the start. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: mostReadings,
  });
}

/** The words that somebody who knows the owner would try first. */
function wordsOf({ username, firstName, lastName, email }: PasswordOwner): string[] {
  return [username, firstName, lastName, email, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '');
}

/** Estimates how many guesses a new password would withstand. `inTurn`: the turns of hashes, since this is work of the same size. */
export function createPasswordPolicy(inTurn: HashingTurns): PasswordPolicy {
  let estimator: Promise<ZxcvbnFactory> | undefined;

  async function guessesLog10Of(password: string, owner: PasswordOwner): Promise<number> {
    estimator ??= loadEstimator();
    const loaded = await estimator;
    // In lower case, since capitals hide repeats and sequences from the estimate, and add next to nothing.
    // The estimate blocks this process, so whatever else has arrived goes first.
    await setImmediate();
    return loaded.check(password.slice(0, judgedLength).toLowerCase(), wordsOf(owner)).guessesLog10;
  }

  return {
    async refuseCommon(field, password, owner) {
      const guessesLog10 = await inTurn(() => guessesLog10Of(password, owner));
      if (guessesLog10 < fewestGuessesLog10) {
        throw fieldFault(field, accountMessages.commonPassword);
      }
    },
  };
}
