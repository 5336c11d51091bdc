import { Button } from '../../ui/Button.js';
import { AccountSection } from './AccountSection.js';

/** The way out for good; what it asks for is in a dialog. */
export function DeleteSection({ onDelete }: { onDelete: () => void }) {
  return (
    <AccountSection id="delete" title="Delete account">
      <p>
        It ends your subscription, signs you out everywhere, and removes what we keep about you. It can’t be undone. You may want to
        download your data first.
      </p>
      <Button look="danger" onClick={onDelete}>
        Delete my account
      </Button>
    </AccountSection>
  );
}
