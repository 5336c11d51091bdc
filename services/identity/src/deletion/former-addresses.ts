import { mailboxKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import mongoose, { type Connection } from 'mongoose';
import { userModel } from '../users/user-model.js';
import type { ErasureRow } from './erasure-model.js';

/**
 * Which addresses deleted users had before, and nobody has now. What is known by an address that is another user's by now, or shares its
 * mailbox, is that user's.
 */
export type FormerAddresses = (users: readonly ErasureRow[]) => Promise<(user: ErasureRow) => readonly string[]>;

export function createFormerAddresses(connection: Connection): FormerAddresses {
  const users = userModel(connection);
  return async (erasures) => {
    const formerKeys = erasures.flatMap(({ formerEmailKeys = [] }) => formerEmailKeys);
    const asked = formerKeys.flatMap((key) => [key, mailboxKey(key)]);
    const found = asked.length === 0 ? [] : await users.find({ emailKey: mongoose.trusted({ $in: asked }) }, { emailKey: 1 }).lean();
    const taken = new Set(found.map(({ emailKey }) => emailKey));
    const isFree = (key: string) => !taken.has(key) && !taken.has(mailboxKey(key));
    return ({ formerEmailKeys = [] }) => formerEmailKeys.filter(isFree);
  };
}
