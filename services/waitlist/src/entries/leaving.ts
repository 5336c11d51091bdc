import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import type { Connection } from 'mongoose';
import type { EntryFinder } from './entry-links.js';
import { entryModel } from './entry-model.js';

/** @returns takes the address of a mailed link off the list, for every city */
export type Leave = (token: string) => Promise<void>;

/**
 * Safe to repeat, as mail clients do: whoever is gone already is told the same. How old the mail is doesn't matter.
 *
 * @throws 400 `invalid_token` for a text that is no link of ours
 */
export function createLeaving({ connection, findEntry }: { connection: Connection; findEntry: EntryFinder }): Leave {
  const entries = entryModel(connection);
  return async (token) => {
    const entry = await findEntry(token, 'leave_waitlist');
    if (entry === 'malformed' || entry === 'forged') {
      throw new AppError('invalid_token', waitlistMessages.badLink);
    }
    if (entry !== 'unknown') {
      await entries.deleteMany({ emailKey: entry.emailKey });
    }
  };
}
