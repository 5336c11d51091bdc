import { eraseUsersRoutes, exportUserRoutes } from '@city-genie/contracts/internal/user-data';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { PersonalData } from '../mail-log/personal-data.js';

export type UserDataDeps = { personalData: PersonalData };

/** Identity's calls about a user (docs/rules/data.md#forgetting-a-user). Not reachable from outside. */
export function registerUserData(app: Service, { personalData }: UserDataDeps): void {
  app.route({
    ...exportUserRoutes.mailer,
    handler: async ({ params }) => ({ data: { mails: await personalData.exportMails(params.id) } }),
  });
  app.route({
    ...eraseUsersRoutes.mailer,
    handler: async ({ body: { users } }) => ({ erased: await personalData.erase(users.map(({ id }) => id)) }),
  });
}
