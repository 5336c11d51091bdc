import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import { useState } from 'react';
import { useInviteEntriesMutation } from './entry-changes-api.js';

/**
 * Invites, and knows who is just being invited.
 *
 * @param onDone called with the ids of those about whom the server has decided
 */
export function useInvitations(onDone: (ids: readonly string[]) => void) {
  const [invite] = useInviteEntriesMutation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const start = async (entries: readonly ListedEntry[]) => {
    const ids = entries.map(({ id }) => id);
    setBusy((before) => new Set([...before, ...ids]));
    const { data } = await invite({ ids });
    setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
    if (data) {
      onDone(ids);
    }
  };

  return { isBusy: ({ id }: ListedEntry) => busy.has(id), invite: start };
}
