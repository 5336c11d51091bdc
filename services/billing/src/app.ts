import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';

/** Health and metrics; the calls of payment join when they are built. */
export function buildApp(service: Omit<ServiceOptions, 'name'>): ServiceApp {
  return createService({ ...service, name: 'billing' });
}
