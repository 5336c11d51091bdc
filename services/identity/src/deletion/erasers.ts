import { mailQueue, type QueueName } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import type { CallLimits } from '@city-genie/service-kit/limits/call-limits';
import { eraseMailPauses } from '@city-genie/service-kit/mailbox/mail-pause';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import type { Connection } from 'mongoose';
import { linkRequestSubject } from '../accounts/link-requests.js';
import type { SessionStore } from '../sessions/session-store.js';
import type { UserDataClients } from '../user-data/user-data-clients.js';
import { usernameKey } from '../users/user-repository.js';
import { createDonePlaces } from './done-places.js';
import type { ErasureRow } from './erasure-model.js';
import type { Eraser } from './erasures.js';
import { createFarewellEraser } from './farewell.js';

export type EraserDeps = {
  connection: Connection;
  sessions: Pick<SessionStore, 'markAllEnded' | 'finishEnding'>;
  otherServices: Pick<UserDataClients, 'eraseAll'>;
  outbox: Pick<Outbox, 'rows'>;
  queues: Readonly<Record<QueueName, MessageStores['queues'][number]>>;
  limits: Pick<CallLimits, 'forget'>;
  keys: KeyRing;
  clock: Clock;
};

/** The counts of a stranger's address protect them, and end within a day. */
const ownEmailOf = ({ email, isEmailVerified }: ErasureRow) => (isEmailVerified ? email : undefined);

/** The messages about a user, and the requests of links to their address. */
function messageErasers({ outbox, queues, keys, clock }: EraserDeps) {
  const messages = { outbox: outbox.rows, queues: Object.values(queues) };
  const requestsOf = (email: string) => keys.purposeKeys('pseudonym').map((key) => linkRequestSubject(emailKey(email), key));
  const eraseSubjects = async (subjects: readonly string[]) =>
    !(await Promise.all(subjects.map((subject) => eraseMessages(messages, subject)))).includes(false);
  const about: Eraser = ({ _id }) => eraseSubjects([_id]);
  const requests: Eraser = ({ email }) => eraseSubjects(requestsOf(email));
  return { about, requests, farewell: createFarewellEraser({ ...messages, mails: queues[mailQueue], clock }) };
}

/** Wherever something about a deleted user may be, in the order in which it is erased. */
export function createErasers(deps: EraserDeps): Record<string, Eraser> {
  const { connection, sessions, otherServices, limits } = deps;
  const done = createDonePlaces(connection);
  const messages = messageErasers(deps);

  const eraseSessions: Eraser = async ({ _id }) => {
    await inTransaction(connection, (txn) => sessions.markAllEnded(_id, txn));
    await sessions.finishEnding(_id);
    return true;
  };

  const eraseCounts: Eraser = async (user) => {
    const { _id, username } = user;
    const email = ownEmailOf(user);
    if (email !== undefined) {
      await eraseMailPauses(connection, email);
    }
    const addresses = email === undefined ? [] : [emailKey(email)];
    const logins = [usernameKey(username), ...addresses].map((name) => `login:${name}`);
    await limits.forget([_id, `user:${_id}`, `login:${_id}`, `known:${_id}`, `signed-in:${_id}`, ...addresses, ...logins]);
    return true;
  };

  /** By the address only until the waitlist, which knows people by nothing else, is done. */
  const eraseElsewhere: Eraser = async (user) => {
    const wasDone = done.has(user, 'address');
    const left = await otherServices.eraseAll(user._id, wasDone ? undefined : ownEmailOf(user));
    if (!wasDone && !left.includes('waitlist')) {
      await done.add(user, 'address');
    }
    return left.length === 0;
  };

  return {
    sessions: eraseSessions,
    // Before the services, of which the mailer writes down whom a message was about that is worked on in between.
    messages: messages.about,
    requests: done.once('requests', messages.requests),
    services: eraseElsewhere,
    counts: done.once('counts', eraseCounts),
    farewell: messages.farewell,
  };
}
