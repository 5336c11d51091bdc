import type { ShownAuditEntry } from '@city-genie/contracts/admin/routes';
import { Badge } from '../../ui/Badge.js';
import { Copyable } from '../../ui/late/Copyable.js';
import { Facts } from '../../ui/late/Facts.js';
import { Fold } from '../../ui/late/Fold.js';
import { ActorName, type Names, TargetName } from './AuditNames.js';
import { sentenceOf } from './audit-sentences.js';
import { detailWords } from './audit-words.js';
import { plainWord } from './user-words.js';

type EntryProps = { entry: ShownAuditEntry; names: Names };

const exactTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, -1)} UTC`;

function Sentence({ entry, names }: EntryProps) {
  return (
    <p className="text-pretty wrap-anywhere">
      <ActorName actor={entry.actor} names={names} />{' '}
      {sentenceOf(entry.action, entry.outcome).map((piece) =>
        'text' in piece ? piece.text : <TargetName key="target" entry={entry} names={names} isOwner={piece.isOwner} />,
      )}
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
        [`Actor, ${actor.kind}`, <Copyable key="actor" text={actor.id} label="the id of who acted" />],
        [`Target, ${target.kind}`, <Copyable key="target" text={target.id} label="the id of the target" />],
        ['Request', <Copyable key="request" text={requestId} label="the id of the request" />],
      ]}
    />
  );
}

/** One entry: when, who did what, and in a fold the ids behind it. */
export function AuditEntry({ entry, names }: EntryProps) {
  const details = detailWords(entry.details);
  return (
    <li className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <time dateTime={entry.at} title={exactTime(entry.at)} className="text-ink-soft tabular-nums">
        {entry.at.slice(11, 16)}
      </time>
      <div>
        <Sentence entry={entry} names={names} />
        {details.length > 0 && <p className="text-note text-ink-soft">{details.join(', ')}</p>}
        <Fold isQuiet summary="Details">
          {() => <Ids entry={entry} />}
        </Fold>
      </div>
    </li>
  );
}
