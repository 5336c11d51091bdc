import { proveSecondFactor } from '@city-genie/contracts/second-factor/endpoints';
import type { AuditId } from '@city-genie/service-kit/audit/audit-entry';
import { hasCode } from '@city-genie/service-kit/errors';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { createFailureLimit } from '@city-genie/service-kit/limits/failure-limit';
import { aboutUser } from '../audit/targets.js';
import type { IdentityAudit } from '../audit/vocabulary.js';

/** Who types codes, and under which key wrong ones are counted. */
export type CodeAttempt = {
  key: string;
  userId: string;
  by: { actor: { kind: 'user' | 'visitor'; id: AuditId }; requestId: AuditId };
};

/**
 * Runs an attempt that compares a code. A wrong one counts; the point is taken before, so that parallel guesses can't slip through.
 *
 * @param attempt throws `invalid_credentials` or `validation_failed` for a wrong code
 * @throws 429 with Retry-After beyond the limit, before anything is compared; else what `attempt` throws
 */
export type CodeLimit = <T>(who: CodeAttempt, attempt: () => Promise<T>) => Promise<T>;

/**
 * Wrong codes of the signed-in. They are counted apart from those at logins: who knows a stolen password alone must not keep its owner from
 * removing the second factor, or from anything else.
 */
export function signedInKey(userId: string): string {
  return `signed-in:${userId}`;
}

/**
 * Wrong codes at logins: of all browsers in which the user has signed in before, and of all others. Not of each browser: who had the password
 * before there was a second factor may have collected as many ids of browsers as they like.
 */
export function loginKeyOf(userId: string, deviceId: string | undefined): string {
  return deviceId === undefined ? `login:${userId}` : `known:${userId}`;
}

const isWrong = (error: unknown) => hasCode(error, 'invalid_credentials') || hasCode(error, 'validation_failed');

type Deps = { limits: Pick<CallLimits, 'keyed'>; audit: Pick<IdentityAudit, 'record'> };

/** The limit of wrong codes (docs/rules/accounts.md#wrong-codes). */
export function createCodeLimit({ limits, audit }: Deps): CodeLimit {
  const wrongCodes = createFailureLimit(limits.keyed(proveSecondFactor));
  const { keyLimit } = proveSecondFactor;
  // The first refusal of each quarter of an hour is written down; more would let anybody fill the log.
  const noted = limits.keyed({
    ...proveSecondFactor,
    keyLimit: { ...keyLimit, name: `${keyLimit.name}-refusals`, points: 1, counts: 'requests' },
  });

  return async ({ key, userId, by }, attempt) => {
    try {
      return await wrongCodes.run(key, attempt, isWrong);
    } catch (error) {
      if (hasCode(error, 'rate_limited') && (await noted.count(key))) {
        const refused = { outcome: 'refused', details: { reason: 'rate_limited' } } as const;
        await audit.record({ ...by, action: 'second_factor.refused', target: aboutUser(userId), ...refused });
      }
      throw error;
    }
  };
}
