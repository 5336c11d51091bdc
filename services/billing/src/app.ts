import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';

/** Health and metrics only; the payment calls aren't built yet. */
export function buildApp(service: ServiceOptions): ServiceApp {
  return createService(service);
}
