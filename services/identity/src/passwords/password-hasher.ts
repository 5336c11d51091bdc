import { hash, verify } from '@node-rs/argon2';
import type { HashingTurns } from './hashing-turns.js';

/** What argon2id takes for a hash: memory in KiB, and passes over it. */
export type HashingCost = { memoryCost: number; timeCost: number };

/** OWASP's minimum for argon2id, about 11 ms of CPU. */
export const owaspMinimum: HashingCost = { memoryCost: 19_456, timeCost: 2 };

export type PasswordHasher = {
  /** @throws 503 with Retry-After when too many wait */
  hash(password: string): Promise<string>;
  /**
   * Whether this is the password of a hash. Without a hash it takes as long and is false, so that the time doesn't tell who has an account.
   * @throws as `hash`
   */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean;
};

/** Passwords are compared in one Unicode form, since keyboards differ in how they compose characters. */
const comparable = (password: string): string => password.normalize('NFC');

/** Hashes and verifies passwords with argon2id, each when it is its turn. */
export async function createPasswordHasher(inTurn: HashingTurns, cost: HashingCost = owaspMinimum): Promise<PasswordHasher> {
  const parameters = { ...cost, parallelism: 1 };
  const current = `m=${cost.memoryCost},t=${cost.timeCost},p=${parameters.parallelism}`;
  const nobodys = await hash('the password of nobody', parameters);
  return {
    hash: (password) => inTurn(() => hash(comparable(password), parameters)),
    verify: async (password, passwordHash) => {
      const fits = await inTurn(() => verify(passwordHash ?? nobodys, comparable(password)));
      return fits && passwordHash !== undefined;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith('$argon2id$') || !passwordHash.includes(`$${current}$`),
  };
}
