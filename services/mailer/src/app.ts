import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';

/** Health and metrics only: mails are requested through the queue. */
export function buildApp(service: ServiceOptions): ServiceApp {
  return createService(service);
}
