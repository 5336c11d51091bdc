import { type AuditId, auditId } from '@city-genie/service-kit/audit/audit-entry';

/** A user as what was done to them is about. */
export function aboutUser(userId: string): { kind: 'user'; id: AuditId } {
  return { kind: 'user', id: auditId.parse(userId) };
}

/** A session as what was done to it is about: the hash of its cookie's value, or the request that would have begun it. */
export function aboutSession(id: string): { kind: 'session'; id: AuditId } {
  return { kind: 'session', id: auditId.parse(id) };
}
