import { mailQueue, type QueueName } from '@city-genie/contracts/internal/job';
import type { Clock } from '@city-genie/service-kit/clock';
import { eraseMessages, type MessageStores } from '@city-genie/service-kit/jobs/erase-messages';
import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import type { Outbox } from '@city-genie/service-kit/parts/add-outbox';
import type { KeyRing } from '@city-genie/service-kit/trust/keys';
import { linkRequestSubject } from '../accounts/link-requests.js';
import type { DonePlaces } from './done-places.js';
import type { Eraser } from './erasure-batch.js';
import type { ErasureRow } from './erasure-model.js';
import { createFarewellEraser } from './farewell.js';
import type { FormerAddresses } from './former-addresses.js';
import { invitationSubjects } from './invitation-subjects.js';

type Deps = {
  outbox: Pick<Outbox, 'rows'>;
  queues: Readonly<Record<QueueName, MessageStores['queues'][number]>>;
  done: DonePlaces;
  formerAddresses: FormerAddresses;
  keys: KeyRing;
  clock: Clock;
};

/** The requests of links, and invitations, are found by the address, which may be somebody else's later: they are erased once. */
const requestsPlace = 'requests';

/** `messages`: those about the users, and the requests of links and invitations to their addresses, present and former. `farewell`: those that tell them of the deletion. */
export function createMessageErasers({ outbox, queues, done, formerAddresses, keys, clock }: Deps): { messages: Eraser; farewell: Eraser } {
  const stores = { outbox: outbox.rows, queues: Object.values(queues) };
  const subjectsOf = (address: string) => keys.purposeKeys('pseudonym').map((key) => linkRequestSubject(address, key));

  const messages: Eraser = async (users) => {
    const formerOf = await formerAddresses(users);
    // An invitation is the address's owner's, who may be another person where nobody has verified it.
    const ownedBy = (user: ErasureRow) => [...(user.isEmailVerified ? [emailKey(user.email)] : []), ...formerOf(user)];
    const undone = users.filter((user) => !done.has(user, requestsPlace));
    const invitations = await invitationSubjects(outbox.rows, undone.flatMap(ownedBy));
    const requestsOf = (user: ErasureRow) => [
      ...[emailKey(user.email), ...formerOf(user)].flatMap(subjectsOf),
      ...ownedBy(user).flatMap((address) => invitations.get(address) ?? []),
    ];
    const wanted = users.map((user) => ({ id: user._id, requests: undone.includes(user) ? requestsOf(user) : [] }));
    const left = await eraseMessages(stores, new Set(wanted.flatMap(({ id, requests }) => [id, ...requests])));
    const withoutRequests = wanted.filter(({ requests }) => !requests.some((subject) => left.has(subject))).map(({ id }) => id);
    await done.add(withoutRequests, requestsPlace);
    return new Set(withoutRequests.filter((id) => !left.has(id)));
  };

  return { messages, farewell: createFarewellEraser({ ...stores, mails: queues[mailQueue], clock }) };
}
