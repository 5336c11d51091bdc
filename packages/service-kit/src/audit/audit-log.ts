import type { ClientSession, Connection } from 'mongoose';
import type { Clock } from '../clock.js';
import { type AuditEntry, type AuditVocabulary, auditEntrySchema } from './audit-entry.js';
import { auditModel } from './audit-model.js';
import { type AuditFilter, type AuditPage, readAuditPage } from './audit-page.js';

/** An append-only log of who did what to what: entries are added and read, never changed or removed. */
export type AuditLog<V extends AuditVocabulary> = {
  /**
   * Adds an entry in the transaction of the change it is about, so that both are kept or neither.
   * @throws when the session has no transaction; TypeError when the entry holds anything but ids and words of the vocabulary (it names the
   * fields, not their content)
   */
  append(session: ClientSession, entry: AuditEntry<V>): Promise<void>;
  /**
   * Adds an entry about something that changed nothing, e.g. because it was refused. A change is added by `append`.
   * @throws as append, apart from the transaction
   */
  record(entry: AuditEntry<V>): Promise<void>;
  /**
   * One page of entries, newest first.
   * @param cursor `next` of the previous page
   * @param limit entries per page, 1 to 100
   * @throws 400 when the cursor is not valid
   */
  page(filter: AuditFilter<V>, options?: { cursor?: string; limit?: number }): Promise<AuditPage>;
};

/** The audit log in the service's own database; `createAuditLogCollection` creates the collection. */
export function createAuditLog<const V extends AuditVocabulary>(deps: {
  connection: Connection;
  clock: Clock;
  vocabulary: V;
}): AuditLog<V> {
  const { connection, clock, vocabulary } = deps;
  const rows = auditModel(connection);
  const schema = auditEntrySchema(vocabulary);

  async function insert(entry: AuditEntry<V>, session?: ClientSession): Promise<void> {
    const parsed = schema.safeParse(entry);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path: [field = 'unknown'] }) => String(field));
      throw new TypeError(`an audit entry holds ids and words of closed lists alone: ${fields.join(', ')}`);
    }
    const { details, ...known } = parsed.data;
    await rows.create([{ ...known, ...(details && { details }), at: new Date(clock.nowMs()) }], { ...(session && { session }) });
  }

  return {
    async append(session, entry) {
      if (!session.inTransaction()) {
        throw new Error('an audit entry belongs to the transaction of what it is about');
      }
      await insert(entry, session);
    },
    record: (entry) => insert(entry),
    page: (filter, options = {}) => readAuditPage(rows, filter, options),
  };
}
