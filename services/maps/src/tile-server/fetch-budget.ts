import { hasCode } from '@city-genie/service-kit/errors';
import type { RateLimit } from '@city-genie/service-kit/limits/rate-limit';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { TileServer } from './tile-server.js';

/** Whose calls count: everybody's together. */
const everybody = 'everybody';

/** Asks a server no more often than the limit says, whoever wants tiles, and tells once when it is used up. */
export function withinBudget(server: TileServer, limit: Pick<RateLimit, 'consume'>, logger: Logger): TileServer {
  let isUsedUp = false;
  return {
    async ask(address, signal) {
      try {
        await limit.consume(everybody);
        isUsedUp = false;
      } catch (error) {
        if (hasCode(error, 'rate_limited') && !isUsedUp) {
          isUsedUp = true;
          logger.warn('no more map tiles are fetched in this minute: LIMIT_MAP_FETCHES_PER_MINUTE');
        }
        throw error;
      }
      return await server.ask(address, signal);
    },
  };
}
