import { login as loginCall } from '@city-genie/contracts/auth/endpoints';
import { AppError } from '@city-genie/service-kit/errors';
import { type CallLimits, limitKey } from '@city-genie/service-kit/limits/call-limits';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import type { Types } from 'mongoose';
import { aboutSession, type IdentityAudit } from '../audit/user.js';
import { aboutUser, visitor } from '../audit/visitor.js';
import type { UserRow } from '../users/user-model.js';
import { type UserRepository, usernameKey } from '../users/user-repository.js';
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
  limits: CallLimits;
  users: Pick<UserRepository, 'findByLogin'>;
  deviceCookie: Pick<DeviceCookie, 'deviceIdOf'>;
  delay: LoginDelay;
  audit: Pick<IdentityAudit, 'record'>;
};

const hasCode = (error: unknown, code: AppError['code']) => error instanceof AppError && error.code === code;
const isFailure = (error: unknown) => hasCode(error, 'invalid_credentials');

/** By what the failures of a user are counted. */
export function accountKeyOf(userId: Types.ObjectId): string {
  return `user:${userId}`;
}

/** Failures count for the user however they are named; for names that nobody has, they count in the same way. */
function accountKey(login: string, user: UserRow | null): string {
  return user === null ? `login:${login.includes('@') ? emailKey(login) : usernameKey(login)}` : accountKeyOf(user._id);
}

/** The limits of failed logins (docs/rules/accounts.md#failed-logins). Known and unknown names cost the same operations of the stores. */
export function createLoginGuard({ limits, users, deviceCookie, delay, audit }: Deps): LoginGuard {
  const perAddress = limits.failures(loginCall);
  const perAccount = limits.keyed(loginCall);
  // The first refusal of each quarter of an hour is written down; more would let anybody fill the log.
  const noted = limits.keyed({ ...loginCall, keyLimit: { ...loginCall.keyLimit, name: 'login-refusals', points: 1, counts: 'requests' } });

  async function note(request: FastifyRequest, key: string, user: UserRow | null): Promise<void> {
    if (await noted.count(key)) {
      // Nobody is known by an unknown name, so the entry is about the session that wasn't begun.
      const target = user === null ? aboutSession(request.id) : aboutUser(String(user._id));
      const details = { reason: 'rate_limited' } as const;
      await audit.record({ ...visitor(request.id), action: 'session.refused', target, outcome: 'refused', details });
    }
  }

  /** Counts before it is tried, so that parallel guesses can't slip through, and gives back unless it failed. */
  async function withinAccount<T>(request: FastifyRequest, key: string, user: UserRow | null, attempt: () => Promise<T>): Promise<T> {
    const isWithin = await perAccount.count(key);
    let hasFailed = false;
    try {
      if (!isWithin) {
        await delay();
      }
      return await attempt();
    } catch (error) {
      hasFailed = isFailure(error);
      if (!isWithin && (hasFailed || hasCode(error, 'rate_limited'))) {
        await note(request, key, user);
      }
      throw error;
    } finally {
      if (!hasFailed) {
        await perAccount.refund(key);
      }
    }
  }

  return {
    async run(request, login, devices, attempt) {
      // A guesser without such a cookie is refused before anything is looked up.
      const early = devices.length > 0 ? await users.findByLogin(login) : undefined;
      const device = early ? deviceCookie.deviceIdOf(devices, early) : undefined;
      const ownKey = device && `device:${device}`;
      let isAllowed = false;
      const withinAddress = async () => {
        isAllowed = true;
        const user = early === undefined ? await users.findByLogin(login) : early;
        // The owner's own browser isn't slowed down by what others do to the account.
        return ownKey ? attempt(user) : withinAccount(request, accountKey(login, user), user, () => attempt(user));
      };
      try {
        return await perAddress.run(request, withinAddress, isFailure, ownKey);
      } catch (error) {
        if (!isAllowed && hasCode(error, 'rate_limited')) {
          await note(request, ownKey ?? `address:${limitKey(loginCall.limit, callerOf(request))}`, early ?? null);
        }
        throw error;
      }
    },
  };
}
