import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.js';
import { dayWords } from '../user-words.js';
import { agoWords } from './entry-words.js';
import type { EntrySelection } from './use-entry-selection.js';

type EntryProps = { entry: ListedEntry };

/** Below the main fact of a cell. */
const second = 'text-note font-normal text-ink-soft';

/** The name, and the box that chooses whom it names to be invited; on phones the box is at the end of the line. */
export function EntryName({ entry, selection }: EntryProps & { selection: EntrySelection }) {
  const name = <bdi className="wrap-anywhere">{entry.name}</bdi>;
  const isChosen = selection.isChosen(entry);
  if (!entry.canBeInvited) {
    return <p className="max-lg:flex max-lg:min-h-11 max-lg:items-center lg:pl-8">{name}</p>;
  }
  return (
    <label className="flex min-h-11 items-center gap-3 max-lg:flex-row-reverse max-lg:justify-between">
      <input
        type="checkbox"
        aria-label={`Select ${entry.name}`}
        checked={isChosen}
        disabled={selection.isFull && !isChosen}
        onChange={() => selection.toggle(entry)}
        className="size-5 shrink-0 accent-accent"
      />
      {name}
    </label>
  );
}

/** A day in UTC. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso} className="whitespace-nowrap tabular-nums">
      {dayWords(iso)}
    </time>
  );
}

/** Whether the address was confirmed, and when. */
export function StatusFacts({ entry: { status, confirmedAt } }: EntryProps) {
  return (
    <>
      <p>{status === 'confirmed' ? 'Confirmed' : 'Pending'}</p>
      {confirmedAt !== undefined && (
        <p className={second}>
          <Day iso={confirmedAt} />
        </p>
      )}
    </>
  );
}

/** Why somebody can't be invited now, or when that was done last. */
function invitationWords({ status, invitedAt, canBeInvited }: ListedEntry): string {
  if (invitedAt !== undefined) {
    return `Invited ${agoWords(invitedAt, Date.now())}`;
  }
  if (canBeInvited) {
    return '';
  }
  return status === 'pending' ? 'Not confirmed yet' : 'Can’t be invited now';
}

/** The button that invites, or why there is none. When a pressed button goes, the words in its place take the focus. */
export function Invitation({ entry, isBusy, onInvite }: EntryProps & { isBusy: boolean; onInvite: () => void }) {
  const { canBeInvited, invitedAt, name } = entry;
  const text = useRef<HTMLParagraphElement>(null);
  const couldBeInvited = useRef(canBeInvited);
  useEffect(() => {
    if (couldBeInvited.current && !canBeInvited && document.activeElement === document.body) {
      text.current?.focus({ preventScroll: true });
    }
    couldBeInvited.current = canBeInvited;
  }, [canBeInvited]);
  const words = invitationWords(entry);
  return (
    <>
      {words && (
        <p ref={text} tabIndex={-1} className={canBeInvited ? second : 'text-ink-soft'}>
          {words}
        </p>
      )}
      {canBeInvited && (
        <Button look="quiet" className="text-small" busy={isBusy} onClick={onInvite}>
          <span>
            {invitedAt === undefined ? 'Invite' : 'Invite again'} <span className="sr-only">{name}</span>
          </span>
        </Button>
      )}
    </>
  );
}
