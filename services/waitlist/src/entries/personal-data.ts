import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { eraseMailPauses } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import mongoose, { type Connection } from 'mongoose';
import { type EntryRow, entryModel } from './entry-model.js';

/** An entry as the person it is about is given it. */
export type ExportedEntry = Pick<EntryRow, 'name' | 'email' | 'city' | 'status' | 'createdAt' | 'confirmedAt' | 'invitedAt'>;

/** Who is on the waitlist has no account, so a user's entries are found by their address. */
export type PersonalData = {
  /** The entries of an address, the oldest first. Without an address there are none: it may be a stranger's. */
  exportEntries(email: string | undefined): Promise<ExportedEntry[]>;
  /**
   * Removes what is counted under the users' ids and, of those with an address, its entries with their messages and the pauses of its
   * mailbox. Safe to repeat.
   * @returns the ids of those of whom nothing is left. A message of the others may still be on its way; its entry is kept until a later call
   * finds that it is gone
   */
  erase(users: readonly ErasedUser[]): Promise<string[]>;
};

type ErasedUser = { id: string; email?: string | undefined };

type Deps = { connection: Connection; messages: MessageStores; limits: Pick<CallLimits, 'forget'> };

export function createPersonalData({ connection, messages, limits }: Deps): PersonalData {
  const entries = entryModel(connection);

  /** Removes the entries of these addresses with their messages. @returns the addresses of which one has to be kept for now */
  async function eraseEntries(emailKeys: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await entries.find({ emailKey: mongoose.trusted({ $in: emailKeys }) }, { _id: 1, emailKey: 1 }).lean();
    const left = await eraseMessages(messages, new Set(found.map(({ _id }) => String(_id))));
    const isKept = ({ _id }: (typeof found)[number]) => left.has(String(_id));
    // Last, and only these: by its entry a later call finds a message that was with a worker.
    const free = found.filter((entry) => !isKept(entry)).map(({ _id }) => _id);
    await entries.deleteMany({ _id: mongoose.trusted({ $in: free }) });
    return new Set(found.filter(isKept).map((entry) => entry.emailKey));
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
      return rows.map(({ name, email: address, city, status, createdAt, confirmedAt, invitedAt }) => ({
        name,
        email: address,
        city,
        status,
        createdAt,
        ...(confirmedAt && { confirmedAt }),
        ...(invitedAt && { invitedAt }),
      }));
    },
    async erase(users) {
      await limits.forget(users.map(({ id }) => id));
      const emails = users.flatMap(({ email }) => email ?? []);
      await eraseMailPauses(connection, emails);
      const kept = await eraseEntries(emails.map(emailKey));
      return users.filter(({ email }) => email === undefined || !kept.has(emailKey(email))).map(({ id }) => id);
    },
  };
}
