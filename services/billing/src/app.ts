import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import { type CreateSubscriptionDeps, registerCreateSubscription } from './routes/create-subscription.js';
import { registerSubscriptionStatus } from './routes/subscription-status.js';
import { registerUserData, type UserDataDeps } from './routes/user-data.js';

type Deps = CreateSubscriptionDeps & UserDataDeps & { service: ServiceOptions };

export function buildApp({ service, ...deps }: Deps): ServiceApp {
  return createService(service, (calls) => {
    registerSubscriptionStatus(calls, deps);
    registerCreateSubscription(calls, deps);
    registerUserData(calls, deps);
  });
}
