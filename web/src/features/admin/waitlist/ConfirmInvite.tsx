import type { ListedEntry } from '@city-genie/contracts/waitlist/routes';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { agoWords } from './entry-words.js';

/** So many are named; of the others the number is said. */
const mostNamed = 5;

type ConfirmInviteProps = { entries: readonly ListedEntry[]; onConfirm: () => void; onClose: () => void };

/** Name and address: a name alone is easily mistaken for another. What a stranger typed turns nothing round but itself. */
function Who({ entry: { name, email } }: { entry: ListedEntry }) {
  return (
    <>
      <bdi className="font-semibold">{name}</bdi> (<bdi>{email}</bdi>)
    </>
  );
}

function AskOne({ entry, ...steps }: Omit<ConfirmInviteProps, 'entries'> & { entry: ListedEntry }) {
  const { invitedAt } = entry;
  return (
    <ConfirmDialog title="Invite this person?" act="Send invitation" {...steps}>
      <p>
        We send <Who entry={entry} /> a mail with a link to register.
      </p>
      {invitedAt !== undefined && <p className="mt-3">It is one more: the last one was sent {agoWords(invitedAt, Date.now())}.</p>}
    </ConfirmDialog>
  );
}

/** Asks before invitations are mailed. */
export function ConfirmInvite({ entries, ...steps }: ConfirmInviteProps) {
  const [first, ...others] = entries;
  if (first && others.length === 0) {
    return <AskOne entry={first} {...steps} />;
  }
  const unnamed = entries.length - mostNamed;
  // Who waits for two cities gets one invitation.
  const people = new Set(entries.map(({ email }) => email.toLowerCase())).size;
  return (
    <ConfirmDialog
      title={`Invite ${people === 1 ? 'this person' : `${people} people`}?`}
      act={people === 1 ? 'Send invitation' : `Send ${people} invitations`}
      {...steps}
    >
      <p>We send a mail with a link to register to</p>
      <ul className="mt-2 list-disc pl-5">
        {entries.slice(0, mostNamed).map((entry) => (
          <li key={entry.id}>
            <Who entry={entry} />
          </li>
        ))}
        {unnamed > 0 && <li>and {unnamed === 1 ? '1 other' : `${unnamed} others`}</li>}
      </ul>
    </ConfirmDialog>
  );
}
