import { login as loginCall } from '@city-genie/contracts/auth/endpoints';
import { hasCode } from '@city-genie/service-kit/errors';
import { type CallLimits, limitKey } from '@city-genie/service-kit/limits/call-limits';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { UserRow } from '../users/user-model.js';
import { type UserRepository, usernameKey } from '../users/user-repository.js';
import { createAccountLimits, isFailure } from './account-limits.js';
import type { DeviceCookie, DeviceEntry } from './device-cookie.js';
import type { LoginDelay } from './login-delay.js';

export type LoginGuard = {
  /**
   * Runs one attempt to log in within the limits of address and account.
   *
   * @param login a user name or mail address, as typed
   * @param devices what the request's device cookie says
   * @param attempt gets the user of this name, if there is one, and throws `invalid_credentials` for a failure
   * @throws 429 with Retry-After, else what `attempt` throws
   */
  run<T>(
    request: FastifyRequest,
    login: string,
    devices: readonly DeviceEntry[],
    attempt: (user: UserRow | null) => Promise<T>,
  ): Promise<T>;
};

type Deps = {
  limits: Pick<CallLimits, 'failures' | 'keyed'>;
  users: Pick<UserRepository, 'findByLogin'>;
  deviceCookie: Pick<DeviceCookie, 'deviceIdOf'>;
  delay: LoginDelay;
  audit: Pick<IdentityAudit, 'record'>;
};

/**
 * What is counted is what was typed: a common count of a user's name and address would tell which address belongs to a name. Names that
 * nobody has count in the same way.
 */
function loginKey(login: string): string {
  return `login:${login.includes('@') ? emailKey(login) : usernameKey(login)}`;
}

/** The limits of failed logins (docs/rules/accounts.md#failed-logins). Known and unknown names cost the same operations of the stores. */
export function createLoginGuard({ limits, users, deviceCookie, delay, audit }: Deps): LoginGuard {
  const perAddress = limits.failures(loginCall);
  const account = createAccountLimits({ limits, delay, audit });

  return {
    async run(request, login, devices, attempt) {
      // A guesser without such a cookie is refused before anything is looked up.
      const early = devices.length > 0 ? await users.findByLogin(login) : undefined;
      const device = early ? deviceCookie.deviceIdOf(devices, early) : undefined;
      const key = loginKey(login);
      let isAllowed = false;
      const guarded = (ownKey?: string) =>
        perAddress.run(
          request,
          async () => {
            isAllowed = true;
            const user = early === undefined ? await users.findByLogin(login) : early;
            const knownKey = ownKey && user ? `known:${user._id}` : undefined;
            const limited = () => account.withinSignIns(key, knownKey, () => attempt(user));
            // The owner's own browser isn't slowed down by what others do to the account.
            return ownKey ? limited() : account.withinFailures(request, key, user, limited);
          },
          isFailure,
          ownKey,
        );
      const isRefused = (error: unknown) => !isAllowed && hasCode(error, 'rate_limited');
      try {
        return await guarded(device && `device:${device}`).catch((error: unknown) => {
          if (device !== undefined && isRefused(error)) {
            // Somebody may have copied its cookie, so it is now as any other browser.
            return guarded();
          }
          throw error;
        });
      } catch (error) {
        if (isRefused(error)) {
          await account.note(request, `address:${limitKey(loginCall.limit, callerOf(request))}`, early ?? null);
        }
        throw error;
      }
    },
  };
}
