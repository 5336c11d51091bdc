import type { Clock } from '@city-genie/service-kit/clock';
import { requireStepUp } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../users/user-model.js';

/**
 * For what otherwise takes the password alone, which may be what was stolen: whoever has a second factor has to have proved it a short while
 * ago.
 *
 * @throws 403 `step_up_required`
 */
export function requireFactorStepUp(request: FastifyRequest, { hasSecondFactor }: Pick<UserRow, 'hasSecondFactor'>, clock: Clock): void {
  if (hasSecondFactor) {
    requireStepUp(request, clock);
  }
}
