import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { deleteAccountRoute, exportAccountRoute } from '@city-genie/contracts/account/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { notSignedIn, requireUser } from '@city-genie/service-kit/trust/caller';
import type { OwnDeletion } from '../deletion/delete-own-account.js';
import type { SessionCookies } from '../sessions/session-cookies.js';
import type { ExportedUser } from '../user-data/export-user.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';

export type AccountDataDeps = {
  users: Pick<UserRepository, 'findById'>;
  exportUser(user: UserRow, sessionHash: string, requestId: string): Promise<ExportedUser>;
  deleteOwnAccount(userId: string, user: UserRow | null, deletion: OwnDeletion): Promise<void>;
  cookies: Pick<SessionCookies, 'clear'>;
};

/** GET /api/account/export: everything that is stored about the user. DELETE /api/account: its end. */
export function registerAccountData(app: Service, { users, exportUser, deleteOwnAccount, cookies }: AccountDataDeps): void {
  app.route({
    ...exportAccountRoute,
    handler: async (request, reply) => {
      const { userId, sessionHash } = requireUser(request);
      const user = await users.findById(userId);
      if (!user) {
        throw notSignedIn();
      }
      const exported = await exportUser(user, sessionHash, request.id);
      reply.header('content-disposition', `attachment; filename="city-genie-export-${exported.exportedAt.slice(0, 10)}.json"`);
      return exported;
    },
  });
  app.route({
    ...deleteAccountRoute,
    handler: async (request, reply) => {
      const { userId } = requireUser(request);
      const { password, username: typedName } = request.body;
      await deleteOwnAccount(userId, await users.findById(userId), { password, typedName, requestId: request.id });
      cookies.clear(reply);
      return { success: true as const, message: accountPageMessages.deleted };
    },
  });
}
