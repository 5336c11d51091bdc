import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import type { FoundEntry } from './entry-list.js';
import { canBeInvited } from './invitations.js';

/** An entry as administrators see it. */
export function presentEntry(entry: FoundEntry, now: Date): ListedEntry {
  const { _id, name, email, city, status, createdAt, confirmedAt, invitedAt } = entry;
  return {
    id: String(_id),
    name,
    email,
    city,
    createdAt: createdAt.toISOString(),
    status,
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
    ...(invitedAt && { invitedAt: invitedAt.toISOString() }),
    canBeInvited: canBeInvited(entry, now),
  };
}
