import { adminMessages } from '@city-genie/contracts/admin/endpoints';
import { deleteUserRoute, listUsersRoute, setAdminRoute } from '@city-genie/contracts/admin/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { requireAdmin } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import { createNameCheck } from '../audit/name-check.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { DeleteOtherUser } from '../user-management/delete-other-user.js';
import type { RightsChange } from '../user-management/set-admin.js';
import type { UserList } from '../user-management/user-list.js';
import { presentListedUser } from '../users/user-presenter.js';

export type AdminUsersDeps = {
  listUsers: UserList;
  setAdmin(change: RightsChange): Promise<void>;
  deleteOtherUser: DeleteOtherUser;
  audit: Pick<IdentityAudit, 'record'>;
};

/** /api/admin/users: what administrators see of users, and do to them. Who acts is the session's user, whatever the body says. */
export function registerAdminUsers(app: Service, { listUsers, setAdmin, deleteOtherUser, audit }: AdminUsersDeps): void {
  const refuseOtherLister = createNameCheck(audit, 'user.listed', adminMessages.otherAdmin);
  const refuseOtherGranter = createNameCheck(audit, 'user.admin_granted', adminMessages.otherAdmin);
  const actorOf = (request: FastifyRequest) => ({ ...requireAdmin(request), requestId: request.id });

  app.route({
    ...listUsersRoute,
    handler: async (request) => {
      const { username, page, ...query } = request.body;
      await refuseOtherLister(actorOf(request), username);
      const { users, total } = await listUsers({ page, ...query });
      return {
        success: true as const,
        users: users.map(presentListedUser),
        total,
        ...(page !== undefined && { page }),
        message: adminMessages.listed(total),
      };
    },
  });
  app.route({
    ...setAdminRoute,
    handler: async (request) => {
      const { username, isAdmin } = request.body;
      const actor = actorOf(request);
      await refuseOtherGranter(actor, username);
      await setAdmin({ actorId: actor.userId, userId: request.params.id, isAdmin, requestId: request.id });
      return { success: true as const, message: isAdmin ? adminMessages.granted : adminMessages.removed };
    },
  });
  app.route({
    ...deleteUserRoute,
    handler: async (request) => {
      const { userId: actorId } = actorOf(request);
      const username = await deleteOtherUser({ actorId, userId: request.params.id, requestId: request.id });
      return { success: true as const, message: adminMessages.deleted(username) };
    },
  });
}
