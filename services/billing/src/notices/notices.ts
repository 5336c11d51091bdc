import type { JobDefinition, JobInput } from '@city-genie/contracts/internal/job';
import { readContactRoute } from '@city-genie/contracts/internal/subscriber';
import type { InternalClient } from '@city-genie/service-kit/calls/internal-client';
import type { Clock } from '@city-genie/service-kit/clock';
import { appendToOutbox } from '@city-genie/service-kit/jobs/outbox';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction, isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { Connection } from 'mongoose';
import { mailboxHashes } from '../payers/mailbox-hashes.js';
import { noticeModel } from './notice-model.js';

/** Whom a mail goes to. */
type Addressee = { to: string; firstName: string; username: string; isVerified: boolean };

type Deps = { connection: Connection; outbox: Pick<Outbox, 'rows' | 'kick'>; identity: InternalClient; clock: Clock; keys: KeyRing };

/** A mail that is to be sent once; `payload` gets the addressee. */
export type Notice<Job extends JobDefinition> = {
  userId: string;
  /** What it is about, e.g. `paid:in_123`. */
  key: string;
  job: Job;
  payload: (addressee: Addressee) => JobInput<Job>;
};

/** Asks for a mail, once. @throws service_unavailable when identity can't say to whom, or MongoDB is away; repeat it then */
export type SendNotice = <Job extends JobDefinition>(notice: Notice<Job>) => Promise<void>;

export function createNotices({ connection, outbox, identity, clock, keys }: Deps): SendNotice {
  const notices = noticeModel(connection);
  return async ({ userId, key, job, payload }) => {
    if (await notices.exists({ _id: key })) {
      return;
    }
    const { contact } = await identity.call(readContactRoute, { params: { id: userId } });
    if (contact === null) {
      return;
    }
    const { lastName: _, ...addressee } = contact;
    const at = new Date(clock.nowMs());
    try {
      await inTransaction(connection, async (session) => {
        const unverified = contact.isVerified ? {} : { unverified: mailboxHashes(contact.to, keys)[0] };
        await notices.create([{ _id: key, userId, at, ...unverified }], { session });
        await appendToOutbox(outbox.rows, session, job, payload(addressee), { createdAt: at, subjectId: userId });
      });
    } catch (error) {
      if (!isDuplicateKey(error)) {
        throw error;
      }
    }
    outbox.kick();
  };
}
