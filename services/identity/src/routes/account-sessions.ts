import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { endSessionRoute, listSessionsRoute } from '@city-genie/contracts/account/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { requireUser } from '@city-genie/service-kit/trust/caller';
import type { SessionCookies } from '../sessions/session-cookies.js';
import type { SessionList } from '../sessions/session-list.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { SignOut } from '../sessions/sign-out.js';

export type AccountSessionsDeps = {
  sessionList: SessionList;
  signOut: Pick<SignOut, 'endOne'>;
  sessions: Pick<SessionStore, 'finishEnding'>;
  cookies: Pick<SessionCookies, 'clear'>;
};

/** GET /api/account/sessions and DELETE /api/account/sessions/{id}: where the user is signed in. */
export function registerAccountSessions(app: Service, { sessionList, signOut, sessions, cookies }: AccountSessionsDeps): void {
  app.route({
    ...listSessionsRoute,
    handler: async (request) => {
      const { userId, sessionHash } = requireUser(request);
      return { success: true as const, sessions: await sessionList.of(userId, sessionHash) };
    },
  });
  app.route({
    ...endSessionRoute,
    handler: async (request, reply) => {
      const { userId, sessionHash: own } = requireUser(request);
      const sessionHash = await sessionList.hashOf(userId, request.params.id);
      if (sessionHash === undefined) {
        // Perhaps the call before has ended it, and couldn't remove its copies.
        await sessions.finishEnding(userId);
      } else {
        await signOut.endOne({ userId, sessionHash, requestId: request.id });
      }
      if (sessionHash === own) {
        cookies.clear(reply);
      }
      return { success: true as const, message: accountPageMessages.sessionEnded };
    },
  });
}
