import { type AuditId, auditId } from '@city-genie/service-kit/audit/audit-entry';
import type { AuditLog } from '@city-genie/service-kit/audit/audit-log';
import type { identityAudit } from './vocabulary.js';

export type IdentityAudit = AuditLog<typeof identityAudit>;

/** A user, as the audit log names whoever acts in a request. */
export function byUser(userId: string, requestId: string): { actor: { kind: 'user'; id: AuditId }; requestId: AuditId } {
  return { actor: { kind: 'user', id: auditId.parse(userId) }, requestId: auditId.parse(requestId) };
}

/** A session as what was done to it is about: the hash of its cookie's value, or the request that would have begun it. */
export function aboutSession(id: string): { kind: 'session'; id: AuditId } {
  return { kind: 'session', id: auditId.parse(id) };
}
