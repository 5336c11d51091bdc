import type { ShownAuditEntry } from '@city-genie/contracts/admin/audit';
import { Link } from 'react-router-dom';
import { textLink } from '../../ui/link-class.js';
import { isPerson, type Party, shortId } from './audit-words.js';

/** Usernames by id, and the query string to which a name leads. */
export type Names = {
  usernames: Readonly<Record<string, string>>;
  searchOfUser: (id: string) => string;
};

function PersonLink({ id, names: { usernames, searchOfUser } }: { id: string; names: Names }) {
  const username = usernames[id];
  return (
    <Link to={{ search: searchOfUser(id) }} className={`font-medium wrap-anywhere ${textLink}`}>
      {username ?? <span className="font-mono text-[0.9em]">{shortId(id)}</span>}
    </Link>
  );
}

/** Who acted, as a link to all that is about them. */
export function ActorName({ actor, names }: { actor: Party; names: Names }) {
  if (isPerson(actor)) {
    return <PersonLink id={actor.id} names={names} />;
  }
  return actor.kind === 'visitor' ? 'A visitor' : `The site (${actor.id})`;
}

/** What is no person: a place by its id, which is made of words, and everything else by its kind and the end of its id. */
function thingWords({ kind, id }: Party): string {
  return kind === 'place' ? id : `${kind === 'entry' ? 'waitlist entry' : kind} ${shortId(id)}`;
}

type TargetNameProps = { entry: ShownAuditEntry; names: Names; isOwner: boolean };

/** To whom it was done, or whose it was, as a link to all that is about them. */
export function TargetName({ entry: { actor, target }, names, isOwner }: TargetNameProps) {
  if (target.id === actor.id) {
    return isOwner ? 'their' : 'themselves';
  }
  if (!isPerson(target)) {
    // Such as a session that did not come about, because nobody has the name that was typed.
    return isOwner ? 'an unknown' : thingWords(target);
  }
  return (
    <>
      <PersonLink id={target.id} names={names} />
      {isOwner && '’s'}
    </>
  );
}
