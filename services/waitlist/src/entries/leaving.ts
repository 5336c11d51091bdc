import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Connection } from 'mongoose';
import type { EntryFinder } from './entry-links.js';
import { entryModel } from './entry-model.js';

/** @returns takes the address of a mailed link off the list, for every city */
export type Leave = (token: string) => Promise<void>;

type Deps = { connection: Connection; findEntry: EntryFinder; messages: MessageStores; logger: Logger };

/**
 * Safe to repeat, as mail clients do: whoever is gone already is told the same. How old the mail is doesn't matter. Mails that are on their
 * way are stopped, as far as no worker has them.
 *
 * @throws 400 `invalid_token` for a text that is no link of ours
 */
export function createLeaving({ connection, findEntry, messages, logger }: Deps): Leave {
  const entries = entryModel(connection);

  /** The queues may be away. Whoever leaves isn't held up by that: in the outbox, which is erased first, nothing is left then. */
  async function stopMails(entryIds: ReadonlySet<string>): Promise<void> {
    try {
      await eraseMessages(messages, entryIds);
    } catch (error) {
      logger.warn({ err: error }, 'mails to somebody who has left the waitlist may still be in a queue');
    }
  }

  return async (token) => {
    const entry = await findEntry(token, 'leave_waitlist');
    if (entry === 'invalid') {
      throw new AppError('invalid_token', waitlistMessages.badLink);
    }
    if (entry !== 'unknown') {
      const { emailKey } = entry;
      const ofAddress = await entries.find({ emailKey }, { _id: 1 }).lean();
      await stopMails(new Set(ofAddress.map(({ _id }) => String(_id))));
      await entries.deleteMany({ emailKey });
    }
  };
}
