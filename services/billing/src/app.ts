import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { type CreateSubscriptionDeps, registerCreateSubscription } from './routes/create-subscription.js';
import { type OwnSubscriptionDeps, registerOwnSubscription } from './routes/own-subscription.js';
import { type PlansDeps, registerPlans } from './routes/plans.js';
import { type ProviderPagesDeps, registerProviderPages } from './routes/provider-pages.js';
import { registerStripeWebhook, type StripeWebhookDeps } from './routes/stripe-webhook.js';
import { registerSubscriptionStatus } from './routes/subscription-status.js';
import { registerUserData, type UserDataDeps } from './routes/user-data.js';

type Routes = CreateSubscriptionDeps & OwnSubscriptionDeps & PlansDeps & ProviderPagesDeps & StripeWebhookDeps & UserDataDeps;
type Deps = Routes & { service: Omit<ServiceOptions, 'limits'>; limits: CallLimits };

export function buildApp({ service, limits, ...deps }: Deps): ServiceApp {
  return createService({ ...service, limits }, (calls) => {
    registerPlans(calls, deps);
    registerSubscriptionStatus(calls, deps);
    registerCreateSubscription(calls, deps);
    registerOwnSubscription(calls, deps);
    registerProviderPages(calls, deps);
    registerStripeWebhook(calls, deps);
    registerUserData(calls, deps);
  });
}
