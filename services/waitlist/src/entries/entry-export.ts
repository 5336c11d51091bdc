import { Readable } from 'node:stream';
import type { Actor } from '@city-genie/service-kit/audit/acting-admin';
import { auditId } from '@city-genie/service-kit/audit/audit-entry';
import type { Connection } from 'mongoose';
import type { WaitlistAudit } from '../audit/vocabulary.js';
import { entryCsv } from './entry-csv.js';
import { type EntryFilter, entryConditions, hasConditions } from './entry-list.js';
import { entryModel } from './entry-model.js';

/** @returns writes down who exports how many entries, and reads them while they are sent, newest first: memory doesn't grow with their number */
export type ExportEntries = (filter: EntryFilter, by: Actor) => Promise<Readable>;

/** Documents that one answer of MongoDB brings. */
const batchSize = 1000;

export function createEntryExport({ connection, audit }: { connection: Connection; audit: Pick<WaitlistAudit, 'record'> }): ExportEntries {
  const entries = entryModel(connection);
  return async (filter, by) => {
    const conditions = entryConditions(filter);
    await audit.record({
      ...by,
      action: 'waitlist.exported',
      target: { kind: 'list', id: auditId.parse('waitlist') },
      details: { entries: await entries.countDocuments(conditions), filtered: hasConditions(filter) },
    });
    const cursor = entries
      .find(conditions, { _id: 0, name: 1, email: 1, city: 1, createdAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean()
      .cursor({ batchSize });
    return Readable.from(entryCsv(cursor)).once('close', () => void cursor.close());
  };
}
