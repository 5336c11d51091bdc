import { createService, type ServiceApp, type ServiceOptions } from '@city-genie/service-kit/calls/create-service';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import fastifyCookie from '@fastify/cookie';
import { registerCurrentUser } from './routes/current-user.js';
import { registerResolveSession } from './routes/resolve-session.js';
import type { OldSessions } from './sessions/old-sessions.js';
import type { SessionStore } from './sessions/session-store.js';
import type { UserRepository } from './users/user-repository.js';

type Deps = {
  service: Omit<ServiceOptions, 'limits'>;
  limits: CallLimits;
  users: UserRepository;
  sessions: Pick<SessionStore, 'resolve'>;
  oldSessions: Pick<OldSessions, 'has' | 'areLeft'>;
};

export function buildApp({ service, limits, users, ...deps }: Deps): ServiceApp {
  return createService({ ...service, limits }, (calls) => {
    calls.register(fastifyCookie);
    registerCurrentUser(calls, users);
    registerResolveSession(calls, deps);
  });
}
