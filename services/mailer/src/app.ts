import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import { registerUserData, type UserDataDeps } from './routes/user-data.js';

/** Health, metrics and identity's calls: mails are requested through the queue. */
export function buildApp({ service, ...deps }: UserDataDeps & { service: ServiceOptions }): ServiceApp {
  return createService(service, (calls) => registerUserData(calls, deps));
}
