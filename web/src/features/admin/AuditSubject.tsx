import { Link } from 'react-router-dom';
import { standingLink } from '../../ui/link-class.js';
import { shortId } from './audit-words.js';
import type { AuditFilterSteps } from './use-audit-filter.js';

type AuditSubjectProps = {
  steps: AuditFilterSteps;
  usernames: Readonly<Record<string, string>>;
  /** A link was followed that goes away by it, and the focus would go with it. */
  onLeft: () => void;
};

/** Whose entries are shown alone, and the way to others; nothing while they are everybody's. */
export function AuditSubject({ steps, usernames, onLeft }: AuditSubjectProps) {
  const { actor, user } = steps.filter;
  const id = actor ?? user;
  if (id === undefined) {
    return null;
  }
  const name = usernames[id] ?? shortId(id);
  const isActor = actor !== undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <strong className="font-semibold wrap-anywhere">{isActor ? `Only what ${name} did` : `Only entries about ${name}`}</strong>
      <Link to={{ search: isActor ? steps.searchOfUser(id) : steps.searchOfActor(id) }} className={`wrap-anywhere ${standingLink}`}>
        {isActor ? `Show all entries about ${name}` : `Show only what ${name} did`}
      </Link>
      <Link to={{ search: steps.searchOfEverybody }} onClick={onLeft} className={standingLink}>
        Show everybody
      </Link>
    </p>
  );
}
