import type { ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/Badge.js';
import { Copyable } from '../../ui/late/Copyable.js';
import { Facts } from '../../ui/late/Facts.js';
import { ActorName, type Names, TargetName } from './AuditNames.js';
import { sentenceOf } from './audit-sentences.js';
import { detailWords } from './audit-words.js';
import { plainWord } from './user-words.js';

type EntryProps = { entry: ShownAuditEntry; names: Names };

const exactTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, -1)} UTC`;

/** Who did what, and how or why not. */
function Sentence({ entry, names }: EntryProps) {
  const details = detailWords(entry.details);
  return (
    <p className="min-w-0 text-pretty wrap-anywhere max-sm:col-span-2 max-sm:row-start-2 max-sm:pb-2 sm:py-2.5">
      <ActorName actor={entry.actor} names={names} />{' '}
      {sentenceOf(entry.action, entry.outcome).map((piece) =>
        'text' in piece ? piece.text : <TargetName key="target" entry={entry} names={names} isOwner={piece.isOwner} />,
      )}
      {details && <span className="text-ink-soft"> ({details})</span>}
      {entry.outcome !== 'done' && (
        <>
          {' '}
          <Badge tone="danger">{plainWord(entry.outcome)}</Badge>
        </>
      )}
    </p>
  );
}

/** What an operator needs to follow an entry elsewhere. */
function Ids({ entry: { at, action, actor, target, requestId } }: Pick<EntryProps, 'entry'>) {
  return (
    <Facts
      facts={[
        ['Time', exactTime(at)],
        ['Action', action],
        [`Actor (${actor.kind})`, <Copyable key="actor" text={actor.id} label="the id of who acted" />],
        [`Target (${target.kind})`, <Copyable key="target" text={target.id} label="the id of the target" />],
        ['Request', <Copyable key="request" text={requestId} label="the id of the request" />],
      ]}
    />
  );
}

/** One entry: when, who did what, and the ids behind it at a press. */
export function AuditEntry({ entry, names }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const idsId = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-1 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <time dateTime={entry.at} title={exactTime(entry.at)} className="py-2.5 text-ink-soft tabular-nums">
        {entry.at.slice(11, 16)}
      </time>
      <Sentence entry={entry} names={names} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={idsId}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex min-h-11 items-center gap-1.5 self-start text-note text-ink-soft hover:text-ink"
      >
        Details
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-(--quick) group-aria-expanded:rotate-180" />
      </button>
      <div id={idsId} className="col-span-full sm:col-start-2">
        {isOpen && (
          <div className="pt-2 pb-4">
            <Ids entry={entry} />
          </div>
        )}
      </div>
    </li>
  );
}
