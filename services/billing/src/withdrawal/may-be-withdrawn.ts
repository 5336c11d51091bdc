import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Guarantee } from './guarantee.js';

/** Whether the guarantee may be promised to a user. Never rejects: what isn't known isn't promised, and keeps nobody from paying. */
export type MayBeWithdrawn = (userId: string) => Promise<boolean>;

/** @param guarantee undefined without a payment provider: then nothing is promised */
export function createMayBeWithdrawn(guarantee: Pick<Guarantee, 'mayBePromised'> | undefined, logger: Logger): MayBeWithdrawn {
  return async (userId) => {
    try {
      return (await guarantee?.mayBePromised(userId)) ?? false;
    } catch (error) {
      logger.warn({ err: error }, 'it isn’t known whether the guarantee was used: it isn’t promised');
      return false;
    }
  };
}
