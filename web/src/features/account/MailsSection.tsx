import { cities } from '@city-genie/city-data/catalog';
import type { Account } from '@city-genie/contracts/account/routes';
import { useId } from 'react';
import { CheckField } from '../../ui/late/CheckField.js';
import { Switch } from '../../ui/late/Switch.js';
import { AccountSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { usePreferences } from './use-preferences.js';

/** Which mails the user wants. Every change is saved by itself. */
export function MailsSection({ account }: { account: Account }) {
  const { preferences, change, act } = usePreferences(account);
  const { signInNotices, newsCities } = preferences;
  const hintId = useId();
  const chosen = new Set(newsCities);
  const choose = (key: string, isChosen: boolean) =>
    change({ newsCities: cities.map((city) => city.key).filter((other) => (other === key ? isChosen : chosen.has(other))) });
  return (
    <AccountSection id="mails" title="Mails">
      <div>
        <Switch isOn={signInNotices} aria-describedby={hintId} onSwitch={(isOn) => change({ signInNotices: isOn })}>
          Tell me when another kind of browser signs in
        </Switch>
        <p id={hintId} className="pl-14 text-small text-ink-soft">
          Other mails about the safety of your account, and about payments, always come.
        </p>
      </div>
      <fieldset className="w-full">
        <legend className="font-medium">News of my cities</legend>
        <p className="text-small text-ink-soft">A mail when there is something new in a city that you tick. None ticked, none sent.</p>
        <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {cities.map(({ key, name }) => (
            <CheckField key={key} label={name} checked={chosen.has(key)} onChange={({ target }) => choose(key, target.checked)} />
          ))}
        </div>
      </fieldset>
      <ActOutcome act={act} />
    </AccountSection>
  );
}
