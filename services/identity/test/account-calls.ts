import { randomBytes, randomInt } from 'node:crypto';
import { type Caller, sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { auditModel } from '@city-genie/service-kit/audit/audit-model';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { expect, vi } from 'vitest';
import { type UserRow, userModel } from '../src/users/user-model.js';
import type { Identity } from './identity-fixture.js';

export const password = 'Correct-Horse-7';

type CallOptions = {
  who?: Caller | undefined;
  ip?: string;
  /** As the gateway passes it. */
  cookie?: string;
  userAgent?: string;
};

export const browsers = {
  chromeOnWindows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  newerChromeOnWindows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  safariOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
} as const;

/** An address that nobody has had before, so that limits of addresses don't meet. */
export const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** The calls about accounts, as the gateway makes them, and what they leave behind. */
export function accountCalls(identity: Identity) {
  const { app, clock, connection, hasher, sessions } = identity;
  const users = userModel(connection);

  function post(path: string, body?: object, { who, ip, cookie, userAgent }: CallOptions = {}) {
    const url = `/api/auth/${path}`;
    const signed = signedHeaders('identity', 'POST', url, { clock, ...(who && { who }), ip: ip ?? someAddress() });
    const sent = {
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
    };
    return app.inject({ method: 'POST', url, headers: { ...signed, ...sent }, ...(body && { payload: JSON.stringify(body) }) });
  }

  return {
    users,
    post,
    login: (username: string, typed = password, options?: CallOptions) => post('login', { username, password: typed }, options),
    /** A verified user with names of their own, and with `password` unless they have none. */
    async newUser(overrides: Partial<UserRow> = {}, { hasPassword = true } = {}): Promise<UserRow & { id: string }> {
      const username = `User-${randomBytes(4).toString('hex')}`;
      const email = `${username}@Example.org`;
      const user = await users.create({
        username,
        usernameKey: username.toLowerCase(),
        firstName: 'Grace',
        lastName: 'Hopper',
        email,
        emailKey: email.toLowerCase(),
        country: 'France',
        emailVerified: true,
        ...(hasPassword && { passwordHash: await hasher.hash(password) }),
        ...overrides,
      });
      return { ...user.toObject(), id: String(user._id) };
    },
    /** The caller of a session, as the gateway would know it. */
    async callerWith(sid: string): Promise<Caller> {
      const sessionHash = hashSessionId(sid);
      const session = await sessions.resolve(sessionHash);
      return session === null ? { kind: 'anonymous' } : { ...session, sessionHash };
    },
    /** The same, once Redis has a copy of the session, which a busy machine may miss to write. */
    async copiedCaller(sid: string): Promise<Caller> {
      const sessionHash = hashSessionId(sid);
      await vi.waitFor(
        async () => {
          await sessions.resolve(sessionHash);
          expect(await identity.direct.exists(sessionCacheKey(sessionHash))).toBe(1);
        },
        { timeout: 10_000 },
      );
      return this.callerWith(sid);
    },
    /** The audit entries about a user or session, oldest first. */
    async audited(id: string): Promise<object[]> {
      const rows = await auditModel(connection)
        .find({ $or: [{ 'target.id': id }, { 'actor.id': id }] })
        .sort({ _id: 1 })
        .lean();
      return rows.map(({ _id, at, ...row }) => row);
    },
    /** What waits in the outbox, or went from there, about a user. */
    mailsTo: async (id: string): Promise<object[]> => {
      const rows = await identity.outbox.rows.find({ 'payload.subjectId': id }).sort({ createdAt: 1 }).lean();
      return rows.map(({ payload }) => payload);
    },
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;

type SetCookie = { name: string; value: string; maxAge?: number };

/** The cookies that a reply sets, by name. */
export function cookiesOf(reply: { cookies: readonly SetCookie[] }): Record<string, SetCookie> {
  return Object.fromEntries(reply.cookies.map((cookie) => [cookie.name, cookie]));
}

/** The new session's cookie value. @throws Error when the reply sets none */
export function sidOf(reply: { cookies: readonly SetCookie[] }): string {
  const { value } = cookiesOf(reply)['__Host-sid'] ?? { value: '' };
  if (value === '') {
    throw new Error('the reply begins no session');
  }
  return value;
}

/** The device cookie that a reply sets, as the gateway passes it on. */
export function deviceOf(reply: { cookies: readonly SetCookie[] }): string {
  return `device=${cookiesOf(reply)['__Host-device']?.value}`;
}
