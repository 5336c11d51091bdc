import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { changePasswordRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { notSignedIn, requireUser } from '@city-genie/service-kit/trust/caller';
import { createNameCheck } from '../audit/name-check.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { ChangePassword } from '../passwords/change-password.js';
import type { DeviceCookie } from '../sessions/device-cookie.js';
import { deviceOf } from '../sessions/device-kind.js';
import type { SessionCookies } from '../sessions/session-cookies.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserRepository } from '../users/user-repository.js';

export type ChangePasswordDeps = {
  users: Pick<UserRepository, 'findById'>;
  changePassword: ChangePassword;
  sessions: Pick<SessionStore, 'finishEnding'>;
  cookies: Pick<SessionCookies, 'signIn'>;
  deviceCookie: Pick<DeviceCookie, 'read' | 'remember'>;
  audit: Pick<IdentityAudit, 'record'>;
};

/** POST /api/auth/change-password: a new password, and the end of all other sessions. The acting user is the session's. */
export function registerChangePassword(app: Service, deps: ChangePasswordDeps): void {
  const { users, changePassword, sessions, cookies, deviceCookie, audit } = deps;
  const refuseOtherName = createNameCheck(audit, 'password.changed', 'You can only change your own password');

  app.route({
    ...changePasswordRoute,
    handler: async (request, reply) => {
      const { userId, sessionHash, provedAt } = requireUser(request);
      const { username, currentPassword, newPassword } = request.body;
      const user = await users.findById(userId);
      if (!user) {
        throw notSignedIn();
      }
      await refuseOtherName({ userId, username: user.username, requestId: request.id }, username);
      const device = deviceOf(request.headers['user-agent']);
      const change = { currentPassword, newPassword, sessionHash, provedAt, device, requestId: request.id };
      const changed = await changePassword(user, change);
      // Before the copies are removed: if that fails, this browser can repeat the call with its new session.
      cookies.signIn(reply, changed.sid);
      deviceCookie.remember(reply, deviceCookie.read(request), changed.user);
      await sessions.finishEnding(userId);
      return { success: true, message: accountMessages.passwordChanged } as const;
    },
  });
}
