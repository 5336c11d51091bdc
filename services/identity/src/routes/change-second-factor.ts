import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import {
  confirmSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
  startSecondFactorRoute,
} from '@city-genie/contracts/second-factor/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { requireUser } from '@city-genie/service-kit/trust/caller';
import type { ConfirmFactor } from '../second-factor/confirm-factor.js';
import type { FactorChanges } from '../second-factor/factor-changes.js';

export type ChangeSecondFactorDeps = { factorChanges: FactorChanges; confirmFactor: ConfirmFactor };

/** The second factor of the signed-in user: set up, confirmed, removed, and its recovery codes. */
export function registerChangeSecondFactor(app: Service, { factorChanges, confirmFactor }: ChangeSecondFactorDeps): void {
  const { start, remove, renewCodes } = factorChanges;
  app.route({
    ...startSecondFactorRoute,
    handler: async (request) => ({ success: true as const, ...(await start(requireUser(request))) }),
  });
  app.route({
    ...confirmSecondFactorRoute,
    handler: async (request) => {
      const recoveryCodes = await confirmFactor(requireUser(request), request.body.code, request.id);
      return { success: true as const, recoveryCodes };
    },
  });
  app.route({
    ...removeSecondFactorRoute,
    handler: async (request) => {
      await remove(requireUser(request), request.id);
      return { success: true, message: secondFactorMessages.removed } as const;
    },
  });
  app.route({
    ...renewRecoveryCodesRoute,
    handler: async (request) => {
      const { userId } = requireUser(request);
      return { success: true as const, recoveryCodes: await renewCodes(userId, request.id) };
    },
  });
}
