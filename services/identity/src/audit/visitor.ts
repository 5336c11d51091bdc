import { type AuditId, auditId } from '@city-genie/service-kit/audit/audit-entry';

/** Somebody who isn't signed in, as the audit log names them: by the request, or by the job that the request caused. */
export function visitor(requestId: string): { actor: { kind: 'visitor'; id: AuditId }; requestId: AuditId } {
  const id = auditId.parse(requestId);
  return { actor: { kind: 'visitor', id }, requestId: id };
}

/** A user as what was done to them is about. */
export function aboutUser(userId: string): { kind: 'user'; id: AuditId } {
  return { kind: 'user', id: auditId.parse(userId) };
}
