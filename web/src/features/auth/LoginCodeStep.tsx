import { paris } from '@city-genie/city-data/cities/paris';
import { useRef, useState } from 'react';
import type { CodeKind } from '../../forms/CodeField.js';
import { leaveLayers, useBack } from '../../ui/late/use-back.js';
import { AccountPage } from './AccountPage.js';
import { LoginCodeForm } from './LoginCodeForm.js';
import type { LoggedIn } from './login-rules.js';

/** What is asked for after the password. */
const leads = {
  app: 'Your password is right. Now enter the code that your authenticator app shows.',
  recovery: 'Your password is right. Now enter one of your recovery codes.',
} as const satisfies Record<CodeKind, string>;

type LoginCodeStepProps = {
  onLoggedIn: (loggedIn: LoggedIn) => void;
  /** The login has to begin again, since it has taken too long. */
  onLost: () => void;
  onBack: () => void;
};

/** The second step of a login, in the place of the password. The browser's Back leads to the password as well. */
export function LoginCodeStep({ onLoggedIn, onLost, onBack }: LoginCodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const isLoggedIn = useRef(false);
  useBack(() => {
    // After a login the site itself takes the step's entry out of the history.
    if (!isLoggedIn.current) {
      onBack();
    }
    return false;
  });
  const leadOn = async (loggedIn: LoggedIn) => {
    isLoggedIn.current = true;
    await leaveLayers();
    onLoggedIn(loggedIn);
  };
  return (
    <AccountPage isNext city={paris} time="night" title="One more step" lead={leads[kind]}>
      <LoginCodeForm
        key={kind}
        kind={kind}
        onSwitch={setKind}
        onLoggedIn={(loggedIn) => void leadOn(loggedIn)}
        onLost={onLost}
        onBack={onBack}
      />
    </AccountPage>
  );
}
