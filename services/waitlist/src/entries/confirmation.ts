import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import type { Clock } from '@city-genie/service-kit/clock';
import { AppError } from '@city-genie/service-kit/errors';
import type { Connection } from 'mongoose';
import { confirmableUntil, type EntryFinder } from './entry-links.js';
import { entryModel } from './entry-model.js';

type Deps = { connection: Connection; findEntry: EntryFinder; clock: Clock };

/** @returns confirms what a mailed link is about, and tells the cities for which its address is on the list */
export type Confirm = (token: string) => Promise<string[]>;

/**
 * Whoever has the link reads the mailbox, so every entry of the address is confirmed with it: a second city within ten minutes brings no
 * mail of its own. As long as it works it may be followed again, for what was added meanwhile.
 *
 * @throws 400 `invalid_token` for a link of no use
 */
export function createConfirmation({ connection, findEntry, clock }: Deps): Confirm {
  const entries = entryModel(connection);
  return async (token) => {
    const entry = await findEntry(token, 'confirm_entry');
    const now = new Date(clock.nowMs());
    if (typeof entry === 'string' || confirmableUntil(entry) <= now) {
      throw new AppError('invalid_token', waitlistMessages.badLink);
    }
    const { emailKey } = entry;
    await entries.updateMany({ emailKey, status: 'pending' }, { $set: { status: 'confirmed', confirmedAt: now }, $unset: { removeAt: 1 } });
    const ofAddress = await entries.find({ emailKey }, { city: 1 }).sort({ createdAt: 1 }).lean();
    return ofAddress.map(({ city }) => city);
  };
}
