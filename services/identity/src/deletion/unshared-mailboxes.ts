import { ignoresDots, mailboxKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import mongoose, { type Connection } from 'mongoose';
import { userModel } from '../users/user-model.js';

/**
 * Which of these addresses belong to a mailbox of which no user has any spelling. Addresses at Google are left out: whether somebody has one
 * with other dots can't be found by the index of addresses.
 */
export type UnsharedMailboxes = (emailKeys: readonly string[]) => Promise<readonly string[]>;

/** The bounds of all keys that begin with `name+`. The comma is the character after the plus. */
function taggedKeys(mailbox: string) {
  const name = mailbox.slice(0, mailbox.lastIndexOf('@'));
  return mongoose.trusted({ $gt: `${name}+`, $lt: `${name},` });
}

export function createUnsharedMailboxes(connection: Connection): UnsharedMailboxes {
  const users = userModel(connection);
  return async (emailKeys) => {
    const findable = emailKeys.filter((key) => !ignoresDots(key));
    const mailboxes = [...new Set(findable.map(mailboxKey))];
    if (mailboxes.length === 0) {
      return [];
    }
    const spellings = mailboxes.flatMap((mailbox) => [{ emailKey: mailbox }, { emailKey: taggedKeys(mailbox) }]);
    const found = await users.find({ $or: spellings }, { emailKey: 1, _id: 0 }).lean();
    const shared = new Set(found.map(({ emailKey }) => mailboxKey(emailKey)));
    return findable.filter((key) => !shared.has(mailboxKey(key)));
  };
}
