import { adminMessages } from '@city-genie/contracts/admin/endpoints';
import type { ListedUser } from '@city-genie/contracts/admin/routes';
import { Button } from '../../ui/Button.js';
import { Switch } from '../../ui/late/Switch.js';
import { Tooltip } from '../../ui/Tooltip.js';
import type { UserAct } from './use-user-actions.js';

type ControlProps = {
  user: ListedUser;
  /** What is being done to the user; meanwhile the row can't be changed. */
  act: UserAct | undefined;
};

const nothing = () => undefined;

/** Asks to give or take the rights of an administrator; not one's own. */
export function AdminSwitch({ user, act, isOwn, onSwitch }: ControlProps & { isOwn: boolean; onSwitch: () => void }) {
  // In a wide window the head of the column says it.
  const name = (
    <span className="lg:sr-only">
      Administrator <span className="sr-only">{user.username}</span>
    </span>
  );
  if (isOwn) {
    return (
      <Tooltip text={adminMessages.ownRights}>
        {(describedBy) => (
          <Switch isOn={user.isAdmin} aria-disabled="true" aria-describedby={describedBy} onSwitch={nothing}>
            {name}
          </Switch>
        )}
      </Tooltip>
    );
  }
  return (
    <Switch isOn={user.isAdmin} busy={act === 'admin'} aria-disabled={act !== undefined} onSwitch={onSwitch}>
      {name}
    </Switch>
  );
}

/** Asks to delete the user. */
export function DeleteButton({ user, act, onDelete }: ControlProps & { onDelete: () => void }) {
  return (
    <Button
      look="quiet"
      className="text-small"
      busy={act === 'delete'}
      aria-disabled={act !== undefined}
      onClick={act === undefined ? onDelete : nothing}
    >
      <span>
        Delete <span className="sr-only">{user.username}</span>
      </span>
    </Button>
  );
}
