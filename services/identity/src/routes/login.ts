import { loginRoute } from '@city-genie/contracts/auth/routes';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { AppError, hasCode } from '@city-genie/service-kit/errors';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { type ProvedUser, proveUser } from '../passwords/prove-user.js';
import type { BeginPending } from '../second-factor/pending-sign-in.js';
import type { DeviceCookie } from '../sessions/device-cookie.js';
import { deviceOf } from '../sessions/device-kind.js';
import type { LoginGuard } from '../sessions/login-guard.js';
import type { SessionCookies } from '../sessions/session-cookies.js';
import type { StartSession } from '../sessions/sign-in.js';
import type { UserRow } from '../users/user-model.js';
import { presentUser } from '../users/user-presenter.js';

export type LoginDeps = {
  loginGuard: LoginGuard;
  hasher: PasswordHasher;
  startSession: StartSession;
  beginPending: BeginPending;
  cookies: Pick<SessionCookies, 'signIn' | 'replaceByPending'>;
  deviceCookie: Pick<DeviceCookie, 'read' | 'deviceIdOf' | 'remember'>;
  /** Whether only users with a verified address can log in. */
  requiresVerification: boolean;
};

/**
 * POST /api/auth/login: a new session for who knows the password (docs/rules/accounts.md#failed-logins); with a second factor a pending one,
 * until that is proved, too.
 */
export function registerLogin(app: Service, deps: LoginDeps): void {
  const { loginGuard, hasher, startSession, beginPending, cookies, deviceCookie } = deps;

  /** Hashed anew where the stored hash is outdated. With too many waiting for a hash, the next login does it. */
  async function newHashFor({ passwordHash }: ProvedUser, password: string): Promise<string | undefined> {
    try {
      return hasher.isOutdated(passwordHash) ? await hasher.hash(password) : undefined;
    } catch (error) {
      if (hasCode(error, 'service_unavailable')) {
        return undefined;
      }
      throw error;
    }
  }

  app.route({
    ...loginRoute,
    handler: async (request, reply) => {
      const { username, password } = request.body;
      const { who } = callerOf(request);
      const previous = 'sessionHash' in who ? who.sessionHash : undefined;
      const device = deviceOf(request.headers['user-agent']);
      const devices = deviceCookie.read(request);
      const attempt = async (named: UserRow | null) => {
        const user = await proveUser(deps, named, password);
        const newHash = await newHashFor(user, password);
        const login = { requestId: request.id, previous, newHash };
        if (user.hasSecondFactor === true) {
          const isOfKnownDevice = deviceCookie.deviceIdOf(devices, user) !== undefined;
          return { user, isPending: true, sid: await beginPending(user, { ...login, isOfKnownDevice }) };
        }
        return { user, isPending: false, sid: await startSession(user, { ...login, device }) };
      };
      const { user, isPending, sid } = await loginGuard.run(request, username, devices, attempt);
      if (isPending) {
        cookies.replaceByPending(reply, sid);
        throw new AppError('second_factor_required', secondFactorMessages.required);
      }
      cookies.signIn(reply, sid);
      deviceCookie.remember(reply, devices, user);
      return { success: true, user: presentUser(user) } as const;
    },
  });
}
