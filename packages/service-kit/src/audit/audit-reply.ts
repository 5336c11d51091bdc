import type { auditLogPage, auditLogQuery, ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import type { z } from 'zod';
import { fieldFault } from '../errors.js';
import type { AuditVocabulary } from './audit-entry.js';
import type { AuditLog } from './audit-log.js';
import type { AuditRow } from './audit-model.js';
import type { AuditFilter } from './audit-page.js';

type AuditQuery = z.infer<typeof auditLogQuery>;
type AuditReply = z.infer<typeof auditLogPage>;

function isActionOf<V extends AuditVocabulary>({ actions }: V, text: string): text is V['actions'][number] {
  return actions.includes(text);
}

/** @throws 400 for an action that the log can't have */
function filterOf<V extends AuditVocabulary>(vocabulary: V, { actor, action, user, from, to }: AuditQuery): AuditFilter<V> {
  if (action !== undefined && !isActionOf(vocabulary, action)) {
    throw fieldFault('action', 'There is no such action');
  }
  return {
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(user !== undefined && { about: { kind: 'user' as const, id: user } }),
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(to) }),
  };
}

function show({ _id, at, actor, action, target, outcome, details = {}, requestId }: AuditRow): ShownAuditEntry {
  return { id: String(_id), at: at.toISOString(), actor, action, target, outcome, details, requestId };
}

/**
 * The reply of a call that reads a service's audit log.
 *
 * @throws 400 for an action that isn't of the vocabulary, and for a cursor that is not valid
 */
export async function auditReply<V extends AuditVocabulary>(
  audit: Pick<AuditLog<V>, 'page'>,
  vocabulary: V,
  query: AuditQuery,
): Promise<AuditReply> {
  const { cursor, limit } = query;
  const { entries, next } = await audit.page(filterOf(vocabulary, query), { limit, ...(cursor !== undefined && { cursor }) });
  return { success: true, entries: entries.map(show), next, actions: vocabulary.actions.toSorted() };
}
