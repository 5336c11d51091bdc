import type { FastifyRequest } from 'fastify';
import { requireAdmin } from '../trust/caller.js';
import { type AuditId, auditId } from './audit-entry.js';

/** Who does something, as audit entries name them. */
export type Actor = { actor: { kind: 'user'; id: AuditId }; requestId: AuditId };

/** The administrator who sent a request, for the entry about what it does. @throws as `requireAdmin` */
export function actingAdmin(request: FastifyRequest): Actor {
  return { actor: { kind: 'user', id: auditId.parse(requireAdmin(request).userId) }, requestId: auditId.parse(request.id) };
}
