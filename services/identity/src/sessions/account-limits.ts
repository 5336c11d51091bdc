import { login as loginCall } from '@city-genie/contracts/auth/endpoints';
import { hasCode } from '@city-genie/service-kit/errors';
import { type CallLimits, limitKey } from '@city-genie/service-kit/limits/call-limits';
import { callerOf } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import { visitor } from '../audit/actors.js';
import { aboutSession, aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';
import type { UserRow } from '../users/user-model.js';
import type { LoginDelay } from './login-delay.js';

/** Far more than anybody needs, and few enough that who knows one password can't keep the process busy with it. */
const mostSignIns = 300;
/** For all known browsers of a user together, since whoever needs no second factor can make any number of browsers known. */
const mostSignInsOfKnown = 100;

export const isFailure = (error: unknown) => hasCode(error, 'invalid_credentials');

type Deps = { limits: Pick<CallLimits, 'keyed'>; delay: LoginDelay; audit: Pick<IdentityAudit, 'record'> };

/** The limits of an account, by the name that was typed (docs/rules/accounts.md#failed-logins). */
export function createAccountLimits({ limits, delay, audit }: Deps) {
  const failures = limits.keyed(loginCall);
  const alsoCounted = (name: string, points: number) =>
    limits.keyed({ ...loginCall, keyLimit: { ...loginCall.keyLimit, name, points, counts: 'requests' } });
  const signIns = alsoCounted('login-successes', mostSignIns);
  const signInsOfKnown = alsoCounted('login-successes-of-known', mostSignInsOfKnown);
  // The first refusal of each quarter of an hour is written down; more would let anybody fill the log.
  const noted = alsoCounted('login-refusals', 1);

  async function note(request: FastifyRequest, key: string, user: UserRow | null): Promise<void> {
    if (await noted.count(key)) {
      // Nobody is known by an unknown name, so the entry is about the session that wasn't begun.
      const target = user === null ? aboutSession(request.id) : aboutUser(String(user._id));
      const details = { reason: 'rate_limited' } as const;
      await audit.record({ ...visitor(request.id), action: 'session.refused', target, outcome: 'refused', details });
    }
  }

  return {
    /** Writes down that an attempt was refused. */
    note,

    /** Counts before it is tried, so that parallel guesses can't slip through, and gives back unless it failed. */
    async withinFailures<T>(request: FastifyRequest, key: string, user: UserRow | null, attempt: () => Promise<T>): Promise<T> {
      const isWithin = await failures.count(key);
      let hasFailed = false;
      try {
        if (!isWithin) {
          await delay(key, limitKey(loginCall.limit, callerOf(request)));
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
          await failures.refund(key);
        }
      }
    },

    /**
     * Counts the right passwords, before they are compared, since that is what takes the time.
     *
     * @param known the key of the browsers in which the user has signed in before, for one of them; nobody else can use up what they have
     * @throws 429
     */
    async withinSignIns<T>(key: string, known: string | undefined, attempt: () => Promise<T>): Promise<T> {
      const isOfKnown = known !== undefined && (await signInsOfKnown.count(known));
      if (!isOfKnown) {
        await signIns.consume(key);
      }
      try {
        return await attempt();
      } catch (error) {
        if (!hasCode(error, 'email_not_verified')) {
          await (isOfKnown ? signInsOfKnown.refund(known) : signIns.refund(key));
        }
        throw error;
      }
    },
  };
}
