import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import { type JoinWaitlistDeps, registerJoinWaitlist } from './routes/join-waitlist.js';
import { registerUserData, type UserDataDeps } from './routes/user-data.js';

type Deps = JoinWaitlistDeps & UserDataDeps & { service: Omit<ServiceOptions, 'limits'> };

export function buildApp({ service, ...deps }: Deps): ServiceApp {
  return createService({ ...service, limits: deps.limits }, (calls) => {
    registerJoinWaitlist(calls, deps);
    registerUserData(calls, deps);
  });
}
