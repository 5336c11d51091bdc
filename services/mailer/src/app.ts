import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';

/** Health and metrics only: mails are requested through the queue. */
export function buildApp(service: Omit<ServiceOptions, 'name'>): ServiceApp {
  return createService({ ...service, name: 'mailer' });
}
