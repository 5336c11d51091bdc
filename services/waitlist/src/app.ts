import { createService, type Service, type ServiceOptions } from '@city-genie/service-kit/create-service';
import type { EntryRepository } from './entries/entry-repository.js';
import { registerJoinWaitlist } from './routes/join-waitlist.js';
import type { SignUpLimit } from './routes/sign-up-limit.js';

type Deps = { service: Omit<ServiceOptions, 'name'>; entries: EntryRepository; limit: SignUpLimit; moveMail: () => void };

export function buildApp({ service, ...deps }: Deps): Service {
  const app = createService({ ...service, name: 'waitlist' });
  registerJoinWaitlist(app, deps);
  return app;
}
