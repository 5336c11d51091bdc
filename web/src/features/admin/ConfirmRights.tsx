import type { ListedUser } from '@city-genie/contracts/admin/routes';
import { ConfirmDialog } from './ConfirmDialog.js';

/** What only administrators can do. */
const powers = [
  'see all users, with their names and emails',
  'see and export the waitlist, and invite people from it',
  'make others administrators and take away these rights, yours as well',
  'delete accounts for good',
  'see what visitors search, and settle what they report about places',
  'read the audit log',
  'open every city without paying',
];

/** Username, name and email: a username alone is easily mistaken for another. */
function Whom({ user: { username, firstName, lastName, email } }: { user: ListedUser }) {
  return (
    <>
      <strong className="font-semibold">{username}</strong> ({[`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', ')})
    </>
  );
}

type ConfirmRightsProps = { user: ListedUser; onConfirm: () => void; onClose: () => void };

/** Asks before a user is given the rights of an administrator, or before they are taken away. */
export function ConfirmRights({ user, ...steps }: ConfirmRightsProps) {
  if (user.isAdmin) {
    return (
      <ConfirmDialog title="Take away administrator rights?" act="Take away" isDanger {...steps}>
        <p>
          <Whom user={user} /> will no longer be able to use this dashboard. The account stays. We tell its owner by mail.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog title="Make this user an administrator?" act="Make administrator" {...steps}>
      <p>
        <Whom user={user} /> will be able to:
      </p>
      <ul className="mt-2 list-disc pl-5">
        {powers.map((power) => (
          <li key={power}>{power}</li>
        ))}
      </ul>
      <p className="mt-3">We tell them by mail.</p>
    </ConfirmDialog>
  );
}
