import type { ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import { readAuditLogRoute } from '@city-genie/contracts/admin/routes';
import { auditReply } from '@city-genie/service-kit/audit/audit-reply';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { type IdentityAudit, identityAudit } from '../audit/vocabulary.js';
import type { UserRepository } from '../users/user-repository.js';

export type AuditLogDeps = { audit: Pick<IdentityAudit, 'page'>; users: Pick<UserRepository, 'namesOf'> };

/** The users whom entries name. */
function userIdsIn(entries: readonly ShownAuditEntry[]): string[] {
  const ids = entries.flatMap(({ actor, target }) =>
    [actor.kind === 'user' ? actor.id : [], target.kind === 'user' ? target.id : []].flat(),
  );
  return [...new Set(ids)];
}

/** GET /api/admin/audit: who did what, newest first. Entries hold ids; the names are those that users have now. */
export function registerAuditLog(app: Service, { audit, users }: AuditLogDeps): void {
  app.route({
    ...readAuditLogRoute,
    handler: async ({ query }) => {
      const reply = await auditReply(audit, identityAudit, query);
      const asked = [query.actor, query.user].filter((id) => id !== undefined);
      return { ...reply, usernames: await users.namesOf([...userIdsIn(reply.entries), ...asked]) };
    },
  });
}
