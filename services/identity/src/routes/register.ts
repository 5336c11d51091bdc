import { register } from '@city-genie/contracts/auth/endpoints';
import { registerRoute } from '@city-genie/contracts/auth/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { type CallLimits, limitKey } from '@city-genie/service-kit/limits/call-limits';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { Registered } from '../accounts/new-account.js';
import type { RegistrationRequest } from '../accounts/registration.js';
import type { SessionCookies } from '../sessions/session-cookies.js';
import { presentUser } from '../users/user-presenter.js';
import { usernameKey } from '../users/user-repository.js';

export type RegisterDeps = {
  limits: CallLimits;
  cookies: Pick<SessionCookies, 'setPending'>;
  registerAccount(request: RegistrationRequest, requestId: string): Promise<Registered>;
};

/** POST /api/auth/register: a new account. Repeats are safe: one user, one mail, counted once. */
export function registerRegistration(app: Service, { limits, cookies, registerAccount }: RegisterDeps): void {
  const limit = limits.accepted(register);
  const attempts = limits.keyed(register);
  app.route({
    ...registerRoute,
    handler: async (request, reply) => {
      const { username, email } = request.body;
      await attempts.consume(limitKey(register.limit, callerOf(request)));
      const same = JSON.stringify([usernameKey(username), emailKey(email)]);
      const { user, sid } = await limit.run(request, same, () => registerAccount(request.body, request.id));
      cookies.setPending(reply, sid);
      return { success: true as const, user: presentUser(user) };
    },
  });
}
