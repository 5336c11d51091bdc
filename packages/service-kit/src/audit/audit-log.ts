import type { ClientSession, Connection } from 'mongoose';
import type { Clock } from '../clock.js';
import { type AuditEntry, type AuditVocabulary, auditEntrySchema } from './audit-entry.js';
import { auditModel } from './audit-model.js';
import { type AuditFilter, type AuditPage, readAuditPage } from './audit-page.js';

/** Who did what to what, for ever: entries are added and read, never changed and never removed. */
export type AuditLog<V extends AuditVocabulary> = {
  /**
   * Adds an entry to the transaction of the change that it is about, so that both are kept or neither.
   * @throws when the session has no transaction; TypeError with the names of the fields, and without their content, when the entry holds anything
   * but ids and words of the vocabulary
   */
  append(session: ClientSession, entry: AuditEntry<V>): Promise<void>;
  /**
   * The newest entries first.
   * @param cursor `next` of the page before
   * @param limit entries on a page, 100 at most
   * @throws 400 when the cursor isn't one of ours
   */
  page(filter: AuditFilter<V>, options?: { cursor?: string; limit?: number }): Promise<AuditPage>;
};

/** The audit log of a service, in the service's own database; `createAuditLogCollection` makes it. */
export function createAuditLog<const V extends AuditVocabulary>(deps: {
  connection: Connection;
  clock: Clock;
  vocabulary: V;
}): AuditLog<V> {
  const { connection, clock, vocabulary } = deps;
  const rows = auditModel(connection);
  const schema = auditEntrySchema(vocabulary);
  return {
    async append(session, entry) {
      if (!session.inTransaction()) {
        throw new Error('an audit entry belongs to the transaction of what it is about');
      }
      const parsed = schema.safeParse(entry);
      if (!parsed.success) {
        const fields = parsed.error.issues.map(({ path: [field = 'unknown'] }) => String(field));
        throw new TypeError(`an audit entry holds ids and words of closed lists alone: ${fields.join(', ')}`);
      }
      const { details, ...known } = parsed.data;
      await rows.create([{ ...known, ...(details && { details }), at: new Date(clock.nowMs()) }], { session });
    },
    page: (filter, options = {}) => readAuditPage(rows, filter, options),
  };
}
