import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { forceLogoutRoute, logoutRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import type { SessionCookies } from '../sessions/session-cookies.js';
import type { Ending, SignOut } from '../sessions/sign-out.js';

export type LogoutDeps = { signOut: SignOut; cookies: Pick<SessionCookies, 'clear'> };

const reply = { success: true, message: accountMessages.loggedOut } as const;

/** The session of a request and whether it is a user's own; undefined for the anonymous. @throws 503 when it couldn't be looked up */
function sessionOf(request: FastifyRequest): { ending: Ending; isFull: boolean } | undefined {
  const { who } = callerOf(request);
  if (who.kind === 'unknown') {
    throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  }
  return who.kind === 'anonymous'
    ? undefined
    : { ending: { userId: who.userId, sessionHash: who.sessionHash, requestId: request.id }, isFull: who.kind === 'user' };
}

/**
 * POST /api/auth/logout ends this session, POST /api/auth/force-logout all of the user's. A pending session proves no password, so that it
 * ends itself alone. The device cookie stays: it remembers who was here, and gives no rights.
 */
export function registerLogout(app: Service, { signOut, cookies }: LogoutDeps): void {
  app.route({
    ...logoutRoute,
    handler: async (request, response) => {
      const session = sessionOf(request);
      if (session !== undefined) {
        await signOut.endOne(session.ending);
      }
      cookies.clear(response);
      return reply;
    },
  });
  app.route({
    ...forceLogoutRoute,
    handler: async (request, response) => {
      const session = sessionOf(request);
      if (session !== undefined) {
        await (session.isFull ? signOut.endAll(session.ending) : signOut.endOne(session.ending));
      }
      cookies.clear(response);
      return reply;
    },
  });
}
