import { Button } from '../../ui/Button.js';
import { AccountSection } from './AccountSection.js';

/** The way to another password, which is asked for in a dialog. */
export function PasswordSection({ onChange }: { onChange: () => void }) {
  return (
    <AccountSection id="password" title="Password">
      <p>A new password signs you out everywhere but here, and we tell you by mail.</p>
      <Button look="secondary" onClick={onChange}>
        Change password
      </Button>
    </AccountSection>
  );
}
