import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { proveSecondFactorRoute, stepUpRoute } from '@city-genie/contracts/second-factor/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { requireSecondFactor, requireUser } from '@city-genie/service-kit/trust/caller';
import type { FinishLogin } from '../second-factor/finish-login.js';
import type { StepUp } from '../second-factor/step-up.js';
import type { DeviceCookie } from '../sessions/device-cookie.js';
import { deviceOf } from '../sessions/device-kind.js';
import type { SessionCookies } from '../sessions/session-cookies.js';
import { presentUser } from '../users/user-presenter.js';

export type SecondFactorDeps = {
  finishLogin: FinishLogin;
  stepUp: StepUp;
  cookies: Pick<SessionCookies, 'signIn'>;
  deviceCookie: Pick<DeviceCookie, 'read' | 'remember'>;
};

/** POST /api/auth/second-factor finishes a login, and answers as one. POST /api/auth/step-up proves again who is here. */
export function registerSecondFactor(app: Service, { finishLogin, stepUp, cookies, deviceCookie }: SecondFactorDeps): void {
  app.route({
    ...proveSecondFactorRoute,
    handler: async (request, reply) => {
      const { userId, sessionHash: pendingHash } = requireSecondFactor(request);
      const devices = deviceCookie.read(request);
      const device = deviceOf(request.headers['user-agent']);
      const login = { userId, pendingHash, typed: request.body.code, device, devices, requestId: request.id };
      const { user, sid } = await finishLogin(login);
      cookies.signIn(reply, sid);
      deviceCookie.remember(reply, devices, user);
      return { success: true, user: presentUser(user) } as const;
    },
  });
  app.route({
    ...stepUpRoute,
    handler: async (request) => {
      await stepUp(requireUser(request), request.body, request.id);
      return { success: true, message: secondFactorMessages.steppedUp } as const;
    },
  });
}
