import { type AuditId, auditId } from '@city-genie/service-kit/audit/audit-entry';

/** A user, as the audit log names whoever acts in a request. */
export function byUser(userId: string, requestId: string): { actor: { kind: 'user'; id: AuditId }; requestId: AuditId } {
  return { actor: { kind: 'user', id: auditId.parse(userId) }, requestId: auditId.parse(requestId) };
}

/** Somebody who isn't signed in, as the audit log names them: by the request, or by the job that the request caused. */
export function visitor(requestId: string): { actor: { kind: 'visitor'; id: AuditId }; requestId: AuditId } {
  const id = auditId.parse(requestId);
  return { actor: { kind: 'visitor', id }, requestId: id };
}

/** Identity acting by itself, as the audit log names it. */
export function thisProcess(requestId: string): { actor: { kind: 'process'; id: AuditId }; requestId: AuditId } {
  return { actor: { kind: 'process', id: auditId.parse('identity') }, requestId: auditId.parse(requestId) };
}
