import { z } from 'zod';
import { defineRoute } from '../route.js';
import { knownSession, sessionHash } from './caller.js';
import { defineInternalEndpoint } from './internal-endpoint.js';

/** `isOld`: the cookie's value carries no MAC, so it is either old or made up. */
const resolveSessionRequest = z.object({ sidHash: sessionHash, isOld: z.boolean().optional() });

const resolveSessionReply = z.object({
  session: knownSession.nullable(),
  /** Set in reply to `isOld`: whether any such session may be left. */
  areOldLeft: z.boolean().optional(),
});

/** The gateway asks identity for a session when Redis has no copy. */
export const resolveSessionRoute = defineRoute(
  defineInternalEndpoint({ service: 'identity', method: 'POST', url: '/internal/sessions/resolve', callers: ['gateway'] }),
  { body: resolveSessionRequest, reply: resolveSessionReply },
);
