import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import { useState } from 'react';
import { ConfirmInvite } from './ConfirmInvite.js';
import { useEntrySelection } from './use-entry-selection.js';
import { useInvitations } from './use-invitations.js';

/**
 * Who is chosen, who is just being invited, and the question before anybody is.
 *
 * @param shown the entries of the page
 */
export function useInviting(shown: readonly ListedEntry[]) {
  const selection = useEntrySelection(shown);
  const { invite, isBusy } = useInvitations(selection.drop);
  const [asked, setAsked] = useState<readonly ListedEntry[]>();
  return {
    selection,
    isBusy,
    ask: setAsked,
    question: asked && <ConfirmInvite entries={asked} onConfirm={() => void invite(asked)} onClose={() => setAsked(undefined)} />,
  };
}

export type Inviting = ReturnType<typeof useInviting>;
