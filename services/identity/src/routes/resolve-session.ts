import { resolveSessionRoute } from '@city-genie/contracts/internal/resolve-session';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { OldSessions } from '../sessions/old-sessions.js';
import type { SessionStore } from '../sessions/session-store.js';

type Deps = { sessions: Pick<SessionStore, 'resolve'>; oldSessions: Pick<OldSessions, 'has' | 'areLeft'> };

/** The gateway asks for a cookie's session when Redis has no copy. Not reachable from outside. */
export function registerResolveSession(app: Service, { sessions, oldSessions }: Deps): void {
  app.route({
    ...resolveSessionRoute,
    handler: async ({ body: { sidHash, isOld } }) => {
      const isMadeUp = isOld === true && !oldSessions.has(sidHash);
      const session = isMadeUp ? null : await sessions.resolve(sidHash);
      return { session, ...(isOld && { areOldLeft: oldSessions.areLeft() }) };
    },
  });
}
