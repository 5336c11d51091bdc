import { StackError } from '../processes/stack-error.js';
import type { Machine, StoreStrategy } from './strategy.js';

/**
 * The store whose URL is in the environment. A URL that doesn't work ends the search: an empty store in place of the configured one would
 * look like lost data.
 */
export function fromEnvironment(
  variable: string,
  machine: Machine,
  problemOf: (url: string) => Promise<string | undefined>,
): StoreStrategy {
  return {
    name: variable,
    attempt: async () => {
      const url = machine.env[variable];
      if (url === undefined || url === '') {
        return { missing: 'not set', quietly: true };
      }
      const problem = await problemOf(url);
      if (problem !== undefined) {
        throw new StackError(`${variable} is set, but ${problem}. Start that store, or unset ${variable} to let City Genie find one.`);
      }
      return { found: { kind: 'url', url } };
    },
  };
}
