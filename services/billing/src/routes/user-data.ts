import { eraseUsersRoutes, exportUserRoutes, settleUserRoute } from '@city-genie/contracts/internal/user-data';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { PersonalData } from '../leaving/personal-data.js';
import type { Settle } from '../leaving/settlement.js';

export type UserDataDeps = { settle: Settle; personalData: PersonalData };

/** Identity's calls about a user (docs/rules/data.md#forgetting-a-user). Not reachable from outside. */
export function registerUserData(app: Service, { settle, personalData }: UserDataDeps): void {
  app.route({
    ...settleUserRoute,
    handler: async ({ params }) => {
      await settle(params.id);
      return { isSettled: true } as const;
    },
  });
  app.route({
    ...exportUserRoutes.billing,
    handler: async ({ params }) => ({ data: await personalData.exportUser(params.id) }),
  });
  app.route({
    ...eraseUsersRoutes.billing,
    handler: async ({ body: { users } }) => ({ erased: await personalData.erase(users.map(({ id }) => id)) }),
  });
}
