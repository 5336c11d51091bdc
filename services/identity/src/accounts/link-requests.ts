import { identityJobs } from '@city-genie/contracts/internal/identity-jobs';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { RateLimit } from '@city-genie/service-kit/limits/rate-limit';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { keyedHash } from '@city-genie/service-kit/trust/keyed-hash';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { ClientSession, Connection } from 'mongoose';

/** What a link can be asked for. */
export type RequestedLink = 'verify_email' | 'reset_password';

/** Asks for a link to this address, whoever it belongs to. */
export type RequestLink = (link: RequestedLink, email: string, perAddress: Pick<RateLimit, 'count' | 'refund'>) => Promise<void>;

/** How a request is marked: nobody knows yet whose address it is. By this hash it is found when the owner is to be forgotten. */
export function linkRequestSubject(address: string, key: string): string {
  return keyedHash(JSON.stringify(['link-request', address]), key);
}

type Deps = { connection: Connection; outbox: Pick<Outbox, 'rows' | 'kick'>; keys: KeyRing; clock: Clock };

/**
 * @returns writes down that a link is asked for. Whether the address belongs to somebody is looked up by a job, so the call does the same
 * work for every address (docs/rules/accounts.md#same-work-for-every-address). Beyond the limit of the address nothing is written.
 */
export function createLinkRequests({ connection, outbox, keys, clock }: Deps): RequestLink {
  return async (link, email, perAddress) => {
    // Not by the mailbox, so that nobody's requests can be used up in their name, with an address that reaches them as well.
    const address = emailKey(email);
    if (!(await perAddress.count(address))) {
      return;
    }
    const about = { createdAt: new Date(clock.nowMs()), subjectId: linkRequestSubject(address, keys.purposeKeys('pseudonym')[0]) };
    const ask = (session: ClientSession) => appendToOutbox(outbox.rows, session, identityJobs.linkRequested, { email, link }, about);
    try {
      await inTransaction(connection, ask);
    } catch (error) {
      // Nothing will be mailed, and the visitor is told to try again.
      await perAddress.refund(address);
      throw error;
    }
    outbox.kick();
  };
}
