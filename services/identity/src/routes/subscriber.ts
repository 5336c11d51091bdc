import { publishSubscriptionRoute, readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { addresseeOf } from '../users/addressee.js';
import type { SetPaidAccess } from '../users/paid-access.js';
import type { UserRepository } from '../users/user-repository.js';

export type SubscriberDeps = { setPaidAccess: SetPaidAccess; users: Pick<UserRepository, 'findById'> };

/** What billing tells and asks about users (docs/rules/payment.md#in-force-at-once). Not reachable from outside. */
export function registerSubscriber(app: Service, { setPaidAccess, users }: SubscriberDeps): void {
  app.route({
    ...publishSubscriptionRoute,
    handler: async ({ params, body }) => ({ isKnown: await setPaidAccess(params.id, body) }),
  });

  app.route({
    ...readContactRoute,
    handler: async ({ params }) => {
      const user = await users.findById(params.id);
      return { contact: user && { ...addresseeOf(user), lastName: user.lastName } };
    },
  });
}
