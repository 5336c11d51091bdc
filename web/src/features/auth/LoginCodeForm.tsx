import { useState } from 'react';
import { CodeField, type CodeKind } from '../../forms/CodeField.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { standingLink } from '../../ui/link-class.js';
import type { LoggedIn } from './login-rules.js';

const otherwise = 'Your code could not be checked. Please try again in a moment.';

type LoginCodeFormProps = {
  onLoggedIn: (loggedIn: LoggedIn) => void;
  /** The login has to begin again, since it has taken too long. */
  onLost: () => void;
  onBack: () => void;
};

function CodeForm({
  kind,
  onSwitch,
  onLoggedIn,
  onLost,
  onBack,
}: LoginCodeFormProps & { kind: CodeKind; onSwitch: (kind: CodeKind) => void }) {
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./login-rules.js')).loginCodeRules,
    onSent: ({ reply }) => onLoggedIn(reply),
    onRefused: ({ code }) => {
      if (code === 'unauthenticated') {
        onLost();
      }
    },
  });
  return (
    <form {...props} aria-label="Two-step verification" className="grid gap-6">
      <CodeField look="line" kind={kind} error={errorOf('code')} onSwitch={onSwitch} />
      <FormRefusal refusal={refusal} otherwise={otherwise} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Button type="submit" busy={isBusy} className="min-h-12 px-8 text-lead">
          {isBusy ? 'Checking…' : 'Log in'}
        </Button>
        <button type="button" className={standingLink} onClick={onBack}>
          Back to the password
        </button>
      </div>
    </form>
  );
}

/** The second step of a login, by the code of an app or by a recovery code. */
export function LoginCodeForm(props: LoginCodeFormProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  return <CodeForm key={kind} kind={kind} onSwitch={setKind} {...props} />;
}
