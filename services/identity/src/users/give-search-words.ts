import type { mongo } from 'mongoose';
import { searchWordsOf } from './search-words.js';
import type { UserRow } from './user-model.js';

/** So many users are written at once. */
const batchSize = 1000;

/**
 * Gives their words to users who have none: those of earlier versions, and whom a replica of one has made while this version was being
 * rolled out. The index of the words finds them, so it costs nothing when there are none.
 */
export async function giveSearchWords(users: mongo.Collection<UserRow>): Promise<void> {
  const fields = { username: 1, firstName: 1, lastName: 1, email: 1 } as const;
  const wordless = users.find({ searchWords: { $exists: false } }, { projection: fields }).limit(batchSize);
  for (let batch = await wordless.toArray(); batch.length > 0; batch = await wordless.clone().toArray()) {
    await users.bulkWrite(
      batch.map((user) => ({ updateOne: { filter: { _id: user._id }, update: { $set: { searchWords: searchWordsOf(user) } } } })),
    );
  }
}
