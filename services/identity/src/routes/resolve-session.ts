import { resolvePath, resolveReply, resolveRequest } from '@city-genie/contracts/caller';
import type { Service } from '@city-genie/service-kit/create-service';
import type { SessionStore } from '../sessions/session-store.js';

/** The gateway asks whose session a cookie is when Redis can't tell. Not reachable from outside. */
export function registerResolveSession(app: Service, sessions: SessionStore): void {
  app.route({
    method: 'POST',
    url: resolvePath,
    schema: { body: resolveRequest, response: { 200: resolveReply } },
    handler: async (request) => ({ session: await sessions.resolve(request.body.sidHash) }),
  });
}
