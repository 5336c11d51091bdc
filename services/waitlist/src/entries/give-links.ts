import type { Clock } from '@city-genie/service-kit/clock';
import type { mongo } from 'mongoose';
import type { createEntryLinks } from './entry-links.js';
import type { EntryRow } from './entry-model.js';
import { wordsOfEntry } from './entry-words.js';

const batchSize = 1000;

/**
 * Gives links and words to entries that have none: those of earlier versions, and what a replica of one stores while this version is being
 * rolled out. An index finds them, so it costs nothing when there are none.
 */
export async function giveLinks(
  entries: mongo.Collection<EntryRow>,
  makeLinks: ReturnType<typeof createEntryLinks>,
  clock: Clock,
): Promise<void> {
  const linkless = entries.find({ linkId: { $exists: false } }, { projection: { name: 1, email: 1, emailKey: 1 } }).limit(batchSize);
  for (let batch = await linkless.toArray(); batch.length > 0; batch = await linkless.clone().toArray()) {
    const now = new Date(clock.nowMs());
    await entries.bulkWrite(
      batch.map((entry) => ({
        updateOne: {
          // Of two replicas at once the first wins: a link that was mailed stays.
          filter: { _id: entry._id, linkId: { $exists: false } },
          update: { $set: { ...makeLinks(entry.emailKey, now), ...wordsOfEntry(entry) } },
        },
      })),
    );
  }
}
