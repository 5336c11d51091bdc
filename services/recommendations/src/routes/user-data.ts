import { eraseUsersRoutes, exportUserRoutes } from '@city-genie/contracts/internal/user-data';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';

export type UserDataDeps = { limits: Pick<CallLimits, 'forget'> };

/**
 * Identity's calls about a user (docs/rules/data.md#forgetting-a-user). Searches and reports lead to nobody, so there is nothing to export,
 * and nothing to erase but how often the user has called. Not reachable from outside.
 */
export function registerUserData(app: Service, { limits }: UserDataDeps): void {
  app.route({ ...exportUserRoutes.recommendations, handler: async () => ({ data: {} }) });
  app.route({
    ...eraseUsersRoutes.recommendations,
    handler: async ({ body: { users } }) => {
      const erased = users.map(({ id }) => id);
      await limits.forget(erased);
      return { erased };
    },
  });
}
