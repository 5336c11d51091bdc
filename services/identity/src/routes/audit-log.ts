import { readAuditLogRoute } from '@city-genie/contracts/admin/routes';
import type { AuditRow } from '@city-genie/service-kit/audit/audit-model';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { fieldFault } from '@city-genie/service-kit/errors';
import { type IdentityAudit, identityAudit } from '../audit/vocabulary.js';
import type { UserRepository } from '../users/user-repository.js';

export type AuditLogDeps = { audit: Pick<IdentityAudit, 'page'>; users: Pick<UserRepository, 'namesOf'> };

const actions: readonly string[] = identityAudit.actions;
const isAction = (text: string): text is (typeof identityAudit.actions)[number] => actions.includes(text);

function show({ _id, at, actor, action, target, outcome, details = {}, requestId }: AuditRow) {
  return { id: String(_id), at: at.toISOString(), actor, action, target, outcome, details, requestId };
}

/** The users whom entries name. */
function userIdsIn(entries: readonly AuditRow[]): string[] {
  const ids = entries.flatMap(({ actor, target }) =>
    [actor.kind === 'user' ? actor.id : [], target.kind === 'user' ? target.id : []].flat(),
  );
  return [...new Set(ids)];
}

/** GET /api/admin/audit: who did what, newest first. Entries hold ids; the names are those that users have now. */
export function registerAuditLog(app: Service, { audit, users }: AuditLogDeps): void {
  app.route({
    ...readAuditLogRoute,
    handler: async ({ query: { actor, action, user, from, to, cursor, limit } }) => {
      if (action !== undefined && !isAction(action)) {
        throw fieldFault('action', 'There is no such action');
      }
      const filter = {
        ...(actor !== undefined && { actor }),
        ...(action !== undefined && { action }),
        ...(user !== undefined && { about: { kind: 'user' as const, id: user } }),
        ...(from !== undefined && { from: new Date(from) }),
        ...(to !== undefined && { to: new Date(to) }),
      };
      const { entries, next } = await audit.page(filter, { limit, ...(cursor !== undefined && { cursor }) });
      const usernames = await users.namesOf([...userIdsIn(entries), ...[actor, user].filter((id) => id !== undefined)]);
      return { success: true as const, entries: entries.map(show), next, actions: [...actions].sort(), usernames };
    },
  });
}
