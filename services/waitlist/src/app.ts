import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import { type JoinWaitlistDeps, registerJoinWaitlist } from './routes/join-waitlist.js';

type Deps = JoinWaitlistDeps & { service: Omit<ServiceOptions, 'name' | 'limits'> };

export function buildApp({ service, ...deps }: Deps): ServiceApp {
  return createService({ ...service, name: 'waitlist', limits: deps.limits }, (calls) => registerJoinWaitlist(calls, deps));
}
