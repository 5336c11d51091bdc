import { mostInvitedAtOnce } from '@city-genie/contracts/waitlist/endpoints';
import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import { useState } from 'react';

type Chosen = ReadonlyMap<string, ListedEntry>;

/** Those who could be invited when they were chosen, and as far as this page knows still can. */
function stillOpen(chosen: Chosen, shown: readonly ListedEntry[]): Chosen {
  const closed = shown.filter(({ canBeInvited }) => !canBeInvited);
  return closed.some(({ id }) => chosen.has(id)) ? without(chosen, closed) : chosen;
}

function without(chosen: Chosen, entries: readonly Pick<ListedEntry, 'id'>[]): Chosen {
  const gone = new Set(entries.map(({ id }) => id));
  return new Map([...chosen].filter(([id]) => !gone.has(id)));
}

/** As many more as one call invites. */
const including = (chosen: Chosen, entries: readonly ListedEntry[]): Chosen =>
  new Map([...chosen, ...entries.map((entry) => [entry.id, entry] as const)].slice(0, mostInvitedAtOnce));

/**
 * Which entries are chosen to be invited. They stay chosen while other pages and other filters are shown.
 *
 * @param shown the entries of the page
 */
export function useEntrySelection(shown: readonly ListedEntry[]) {
  const [kept, setKept] = useState<Chosen>(new Map());
  const chosen = stillOpen(kept, shown);
  const open = shown.filter(({ canBeInvited }) => canBeInvited);
  const left = open.filter(({ id }) => !chosen.has(id));
  const isFull = chosen.size >= mostInvitedAtOnce;
  const hasAny = left.length < open.length;
  return {
    entries: [...chosen.values()],
    isChosen: ({ id }: ListedEntry) => chosen.has(id),
    isFull,
    /** How many of this page are chosen, as far as they can be. */
    ofPage: left.length === 0 && hasAny ? 'all' : hasAny ? 'some' : 'none',
    hasOpen: open.length > 0,
    toggle: (entry: ListedEntry) => setKept(chosen.has(entry.id) ? without(chosen, [entry]) : including(chosen, [entry])),
    togglePage: () => setKept(left.length === 0 || isFull ? without(chosen, open) : including(chosen, open)),
    drop: (ids: readonly string[]) =>
      setKept((now) =>
        without(
          now,
          ids.map((id) => ({ id })),
        ),
      ),
    clear: () => setKept(new Map()),
  } as const;
}

export type EntrySelection = ReturnType<typeof useEntrySelection>;
