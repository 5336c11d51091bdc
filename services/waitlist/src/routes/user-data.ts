import { eraseUsersRoutes, exportUserRoutes } from '@city-genie/contracts/internal/user-data';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { PersonalData } from '../entries/personal-data.js';

export type UserDataDeps = { personalData: PersonalData };

/** Identity's calls about a user (docs/rules/data.md#forgetting-a-user). Not reachable from outside. */
export function registerUserData(app: Service, { personalData }: UserDataDeps): void {
  app.route({
    ...exportUserRoutes.waitlist,
    handler: async ({ body }) => ({ data: { entries: await personalData.exportEntries(body.email) } }),
  });
  app.route({
    ...eraseUsersRoutes.waitlist,
    handler: async ({ body: { users } }) => ({ erased: await personalData.erase(users) }),
  });
}
