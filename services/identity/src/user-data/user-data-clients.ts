import {
  eraseUserRoutes,
  exportUserRoutes,
  settleUserRoute,
  type UserDataService,
  userDataServices,
} from '@city-genie/contracts/internal/user-data';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { addClient, addPool } from '@city-genie/service-kit/parts/add-client';
import type { ConfigOf } from '@city-genie/service-kit/process/config';
import type { ProcessKit } from '@city-genie/service-kit/process/process-kit';
import type { identityConfig } from '../config.js';

/** Erasing looks at every job of a queue. */
const askTimeoutMs = 2000;
/** Billing asks the payment provider. */
const settleTimeoutMs = 5000;

/** What the other services are asked about a user (docs/rules/data.md#forgetting-a-user). */
export type UserDataClients = {
  /**
   * What each service knows about a user.
   * @throws service_unavailable unless all of them say it: half of somebody's data would pass for all of it
   */
  exportAll(userId: string, email: string | undefined): Promise<Record<UserDataService, Record<string, unknown>>>;
  /**
   * Has every service erase what it knows; one that fails holds up no other.
   * @returns the services that aren't done or failed, which have to be asked again; empty when nothing is left
   */
  eraseAll(userId: string, email: string | undefined): Promise<UserDataService[]>;
  /**
   * Ends what costs the user money. To be done before anything is deleted.
   * @throws service_unavailable when it isn't known to be done; then nothing may be deleted
   */
  settle(userId: string): Promise<void>;
};

type Deps = {
  clients: Readonly<Record<UserDataService, InternalClient>>;
  /** To billing, with more time. */
  settling: InternalClient;
  logger: Logger;
};

const unavailable = (cause: unknown) => new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });

/** The calls by which identity exports and erases a user elsewhere. */
export function createUserDataClients({ clients, settling, logger }: Deps): UserDataClients {
  async function isErased(service: UserDataService, id: string, email: string | undefined): Promise<boolean> {
    try {
      const { isDone } = await clients[service].call(eraseUserRoutes[service], {
        params: { id },
        body: { ...(email !== undefined && { email }) },
      });
      return isDone;
    } catch (error) {
      logger.warn({ err: error, service }, 'a user is not erased yet');
      return false;
    }
  }

  return {
    async exportAll(id, email) {
      const ask = async (service: UserDataService) =>
        (
          await clients[service].call(exportUserRoutes[service], {
            params: { id },
            body: { ...(email !== undefined && { email }) },
          })
        ).data;
      try {
        const [billing, waitlist, recommendations, mailer] = await Promise.all([
          ask('billing'),
          ask('waitlist'),
          ask('recommendations'),
          ask('mailer'),
        ]);
        return { billing, waitlist, recommendations, mailer };
      } catch (cause) {
        throw unavailable(cause);
      }
    },
    async eraseAll(id, email) {
      const outcomes = await Promise.all(userDataServices.map((service) => isErased(service, id, email)));
      return userDataServices.filter((_service, index) => outcomes[index] !== true);
    },
    async settle(id) {
      try {
        await settling.call(settleUserRoute, { params: { id } });
      } catch (cause) {
        throw unavailable(cause);
      }
    },
  };
}

/** The clients of this process. */
export function addUserDataClients(kit: ProcessKit<ConfigOf<typeof identityConfig>>): UserDataClients {
  const { BILLING_URL, WAITLIST_URL, RECOMMENDATIONS_URL, MAILER_URL } = kit.config;
  const billing = addPool(kit, BILLING_URL);
  const options = { timeoutMs: askTimeoutMs };
  return createUserDataClients({
    clients: {
      billing: addClient(kit, billing, options),
      waitlist: addClient(kit, addPool(kit, WAITLIST_URL), options),
      recommendations: addClient(kit, addPool(kit, RECOMMENDATIONS_URL), options),
      mailer: addClient(kit, addPool(kit, MAILER_URL), options),
    },
    settling: addClient(kit, billing, { timeoutMs: settleTimeoutMs }),
    logger: kit.logger,
  });
}
