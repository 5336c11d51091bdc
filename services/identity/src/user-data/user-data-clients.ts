import { eraseUsersRoutes, exportUserRoutes, settleUserRoute, type UserDataService } from '@city-genie/contracts/internal/user-data';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import { ServiceRefusal } from '@city-genie/service-kit/calls/service-refusal';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { addClient, addPool } from '@city-genie/service-kit/parts/add-client';
import type { ConfigOf } from '@city-genie/service-kit/process/config';
import type { ProcessKit } from '@city-genie/service-kit/process/process-kit';
import type { identityConfig } from '../config.js';

const askTimeoutMs = 2000;
/** Erasing looks at every job of a queue. A process that stops waits for it, so it has to end before the process is killed. */
const eraseTimeoutMs = 5000;
/** Billing asks the payment provider, several times. */
const settleTimeoutMs = 12_000;

/** `email`: only where it is known to be theirs. */
export type ErasedUser = { id: string; email?: string | undefined };

/** What the other services are asked about a user (docs/rules/data.md#forgetting-a-user). */
export type UserDataClients = {
  /**
   * What each service knows about a user.
   * @throws service_unavailable unless all of them say it: half of somebody's data would pass for all of it
   */
  exportAll(userId: string, email: string | undefined): Promise<Record<UserDataService, Record<string, unknown>>>;
  /**
   * Has a service erase what it knows about these users, `mostErasedAtOnce` at most.
   * @returns the ids of those of whom nothing is left there; the service has to be asked again for the others
   * @throws when it fails; then it has to be asked again for all of them
   */
  erase(service: UserDataService, users: readonly ErasedUser[]): Promise<ReadonlySet<string>>;
  /**
   * Ends what costs the user money. To be done before anything is deleted.
   * @throws service_unavailable when it isn't known to be done; then nothing may be deleted
   */
  settle(userId: string): Promise<void>;
};

type Clients = Readonly<Record<UserDataService, InternalClient>>;

type Deps = {
  clients: Clients;
  /** The same with more time, and so is `settling`, to billing. */
  erasing: Clients;
  settling: InternalClient;
  logger: Logger;
};

const unavailable = (cause: unknown) => new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2, cause });

/** The calls by which identity exports and erases a user elsewhere. */
export function createUserDataClients({ clients, erasing, settling, logger }: Deps): UserDataClients {
  async function eraseAlone(service: UserDataService, user: ErasedUser): Promise<string[]> {
    try {
      return [...(await erase(service, [user]))];
    } catch (error) {
      logger.warn({ err: error, service, userId: user.id }, 'a user can’t be erased');
      return [];
    }
  }

  async function erase(service: UserDataService, users: readonly ErasedUser[]): Promise<ReadonlySet<string>> {
    try {
      const { erased } = await erasing[service].call(eraseUsersRoutes[service], { params: {}, body: { users: [...users] } });
      return new Set(erased);
    } catch (error) {
      if (!(error instanceof ServiceRefusal) || users.length === 1) {
        throw error;
      }
      // It may refuse because of one of them, who must not keep the others.
      return new Set((await Promise.all(users.map((user) => eraseAlone(service, user)))).flat());
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
    erase,
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
  const pools = {
    billing: addPool(kit, BILLING_URL),
    waitlist: addPool(kit, WAITLIST_URL),
    recommendations: addPool(kit, RECOMMENDATIONS_URL),
    mailer: addPool(kit, MAILER_URL),
  };
  const clientsFor = (timeoutMs: number): Clients => ({
    billing: addClient(kit, pools.billing, { timeoutMs }),
    waitlist: addClient(kit, pools.waitlist, { timeoutMs }),
    recommendations: addClient(kit, pools.recommendations, { timeoutMs }),
    mailer: addClient(kit, pools.mailer, { timeoutMs }),
  });
  return createUserDataClients({
    clients: clientsFor(askTimeoutMs),
    erasing: clientsFor(eraseTimeoutMs),
    settling: addClient(kit, pools.billing, { timeoutMs: settleTimeoutMs }),
    logger: kit.logger,
  });
}
