import { hintCookie, pendingCookie, sessionCookie } from '@city-genie/contracts/internal/caller';
import { cookieName } from '@city-genie/service-kit/trust/cookie-names';
import type {} from '@fastify/cookie'; // declares `setCookie`
import type { FastifyReply } from 'fastify';
import { longestSessionMs, pendingLifetimeMs } from './session-lifetime.js';

export type SessionCookies = {
  /** Sets the cookie of a full session and its hint, and removes that of a pending one. */
  signIn(reply: FastifyReply, sid: string): void;
  /** Sets the cookie of a pending session. */
  setPending(reply: FastifyReply, sid: string): void;
  /** The same where the browser may have a full session, which has ended: the gateway looks at its cookie first. */
  replaceByPending(reply: FastifyReply, sid: string): void;
  /** Removes them all. */
  clear(reply: FastifyReply): void;
};

/** The cookies of sessions (docs/rules/sessions-and-callers.md#two-cookies). Only the hint can be read by scripts. */
export function createSessionCookies(publicUrl: string): SessionCookies {
  const secure = publicUrl.startsWith('https:');
  const common = { path: '/', sameSite: 'lax', secure } as const;

  function set(reply: FastifyReply, name: string, value: string, maxAge: number, httpOnly = true): void {
    reply.setCookie(name, value, { ...common, httpOnly, maxAge });
  }
  const full = cookieName(sessionCookie, publicUrl);
  const pending = cookieName(pendingCookie, publicUrl);
  return {
    signIn: (reply, sid) => {
      set(reply, full, sid, longestSessionMs / 1000);
      set(reply, hintCookie, '1', longestSessionMs / 1000, false);
      set(reply, pending, '', 0);
    },
    setPending: (reply, sid) => set(reply, pending, sid, pendingLifetimeMs / 1000),
    replaceByPending: (reply, sid) => {
      set(reply, full, '', 0);
      set(reply, hintCookie, '', 0, false);
      set(reply, pending, sid, pendingLifetimeMs / 1000);
    },
    clear: (reply) => {
      set(reply, full, '', 0);
      set(reply, hintCookie, '', 0, false);
      set(reply, pending, '', 0);
    },
  };
}
