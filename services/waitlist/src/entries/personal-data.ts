import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { eraseMailPauses } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import mongoose, { type Connection } from 'mongoose';
import { type EntryRow, entryModel } from './entry-model.js';

/** An entry as the person it is about is given it. */
export type ExportedEntry = Pick<EntryRow, 'name' | 'email' | 'city' | 'status' | 'createdAt'>;

/** Who is on the waitlist has no account, so a user's entries are found by their address. */
export type PersonalData = {
  /** The entries of an address, the oldest first. Without an address there are none: it may be a stranger's. */
  exportEntries(email: string | undefined): Promise<ExportedEntry[]>;
  /**
   * Removes what is counted under the user's id and, with an address, its entries with their messages and the pauses of its mailbox. Safe to
   * repeat.
   * @returns false when a message may still be on its way; its entry is kept until a later call finds that it is gone
   */
  erase(user: { id: string; email?: string | undefined }): Promise<boolean>;
};

type Deps = { connection: Connection; messages: MessageStores; limits: Pick<CallLimits, 'forget'> };

export function createPersonalData({ connection, messages, limits }: Deps): PersonalData {
  const entries = entryModel(connection);

  /** @returns the ids of the entries whose messages are gone, of all entries that were there */
  async function withoutMessages(email: string): Promise<{ found: number; free: EntryRow['_id'][] }> {
    const found = await entries.find({ emailKey: emailKey(email) }, { _id: 1 }).lean();
    const free: EntryRow['_id'][] = [];
    for (const { _id } of found) {
      if (await eraseMessages(messages, String(_id))) {
        free.push(_id);
      }
    }
    return { found: found.length, free };
  }

  return {
    async exportEntries(email) {
      if (email === undefined) {
        return [];
      }
      const rows = await entries
        .find({ emailKey: emailKey(email) })
        .sort({ createdAt: 1 })
        .lean();
      return rows.map(({ name, email: address, city, status, createdAt }) => ({ name, email: address, city, status, createdAt }));
    },
    async erase({ id, email }) {
      await limits.forget([id]);
      if (email === undefined) {
        return true;
      }
      const { found, free } = await withoutMessages(email);
      await eraseMailPauses(connection, email);
      // Last, and only these: by its entry a later call finds a message that was with a worker.
      await entries.deleteMany({ _id: mongoose.trusted({ $in: free }) });
      return free.length === found;
    },
  };
}
