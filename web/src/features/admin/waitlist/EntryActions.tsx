import { useId, useRef } from 'react';
import { Button } from '../../../ui/Button.js';
import { CheckField } from '../../../ui/late/CheckField.js';
import { type EntryFilter, useExportWaitlistMutation } from './entry-changes-api.js';
import type { EntrySelection } from './use-entry-selection.js';

const nothing = () => undefined;

/** Saves the entries of the filter as a file. */
function ExportButton({ filter }: { filter: EntryFilter }) {
  const [start, { isLoading }] = useExportWaitlistMutation();
  const noteId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 lg:ml-auto lg:flex-row-reverse">
      <Button look="secondary" className="text-small" busy={isLoading} aria-describedby={noteId} onClick={() => void start(filter)}>
        {isLoading ? 'Exporting…' : 'Export CSV'}
      </Button>
      <p id={noteId} className="text-note text-ink-soft">
        All pages, as filtered
      </p>
    </div>
  );
}

function chosenWords(count: number, isFull: boolean): string {
  if (count === 0) {
    return 'Nobody is selected.';
  }
  return isFull ? `${count} selected: no more are invited at once.` : `${count} selected.`;
}

type EntryActionsProps = {
  selection: EntrySelection;
  /** Those who are selected are just being invited. */
  isInviting: boolean;
  onInvite: () => void;
  filter: EntryFilter;
};

/** What is done to several entries: those that are selected, or all that the filters show. */
export function EntryActions({ selection, isInviting, onInvite, filter }: EntryActionsProps) {
  const statusId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const { entries, ofPage, hasOpen, isFull, togglePage, clear } = selection;
  const count = entries.length;
  const leave = () => {
    clear();
    status.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
      <CheckField
        label="Select all on this page"
        checked={ofPage === 'all'}
        disabled={!hasOpen}
        onChange={togglePage}
        ref={(box) => {
          if (box) {
            box.indeterminate = ofPage === 'some';
          }
        }}
      />
      <p ref={status} id={statusId} role="status" tabIndex={-1} className="text-ink-soft">
        {chosenWords(count, isFull)}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          look="secondary"
          className="text-small"
          busy={isInviting}
          aria-disabled={count === 0}
          aria-describedby={statusId}
          onClick={count === 0 ? nothing : onInvite}
        >
          Invite selected
        </Button>
        {count > 0 && (
          <Button look="quiet" className="ml-0! text-small" onClick={leave}>
            Clear selection
          </Button>
        )}
      </div>
      <ExportButton filter={filter} />
    </div>
  );
}
