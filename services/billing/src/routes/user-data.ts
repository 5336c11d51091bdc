import { eraseUsersRoutes, exportUserRoutes, settleUserRoute } from '@city-genie/contracts/internal/user-data';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { exportSubscription } from '../subscriptions/exported-subscription.js';
import { settleSubscription } from '../subscriptions/settlement.js';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.js';

export type UserDataDeps = { subscriptions: Pick<SubscriptionRepository, 'findByUser' | 'erase'> };

/** Identity's calls about a user (docs/rules/data.md#forgetting-a-user). Not reachable from outside. */
export function registerUserData(app: Service, { subscriptions }: UserDataDeps): void {
  app.route({
    ...settleUserRoute,
    handler: async ({ params }) => {
      await settleSubscription(subscriptions, params.id);
      return { isSettled: true } as const;
    },
  });
  app.route({
    ...exportUserRoutes.billing,
    handler: async ({ params }) => {
      const row = await subscriptions.findByUser(params.id);
      return { data: { subscription: row && exportSubscription(row) } };
    },
  });
  app.route({
    ...eraseUsersRoutes.billing,
    handler: async ({ body: { users } }) => {
      const erased = users.map(({ id }) => id);
      await subscriptions.erase(erased);
      return { erased };
    },
  });
}
