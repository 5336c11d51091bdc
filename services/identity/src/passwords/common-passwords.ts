import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { fieldFault } from '@city-genie/service-kit/errors';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Whose password it is to be: nobody should be guessed by their own name. */
export type PasswordOwner = { username: string; firstName: string; lastName: string; email: string };

export type PasswordPolicy = {
  /**
   * Refuses a new password that others would guess (docs/rules/accounts.md#passwords).
   *
   * @param field the request's field, which the message is shown beside
   * @throws 400
   */
  refuseCommon(field: 'password' | 'newPassword', password: string, owner: PasswordOwner): Promise<void>;
};

/** Fewer guesses than ten to this power are a common password. */
const fewestGuessesLog10 = 6;
/** The estimate of a long text takes its time, and what is this long is judged by its beginning well enough. */
const judgedLength = 48;

/** The dictionary takes 40 MB and a part of a second, so it is loaded for the first password and not at the start. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: adjacencyGraphs });
}

/** The words that somebody who knows the owner would try first. */
function wordsOf({ username, firstName, lastName, email }: PasswordOwner): string[] {
  return [username, firstName, lastName, email, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word !== '');
}

/** Estimates how many guesses a new password would withstand. */
export function createPasswordPolicy(): PasswordPolicy {
  let estimator: Promise<ZxcvbnFactory> | undefined;
  return {
    async refuseCommon(field, password, owner) {
      estimator ??= loadEstimator();
      const { guessesLog10 } = (await estimator).check(password.slice(0, judgedLength), wordsOf(owner));
      if (guessesLog10 < fewestGuessesLog10) {
        throw fieldFault(field, accountMessages.commonPassword);
      }
    },
  };
}
