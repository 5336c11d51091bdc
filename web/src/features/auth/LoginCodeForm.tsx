import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { CodeField, type CodeKind } from '../../forms/CodeField.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { mailto } from '../../ui/late/mailto.js';
import { standingLink, textLink } from '../../ui/link-class.js';
import type { LoggedIn } from './login-rules.js';

const otherwise = 'Your code could not be checked. Please try again in a moment.';

/** The way out for whoever has neither the app nor a recovery code (docs/rules/accounts.md#lost-second-factor). */
function LostBoth() {
  const { data: config } = useSiteConfigQuery();
  return (
    <p className="border-t border-line pt-5 text-small text-pretty text-ink-soft">
      Lost your phone and your recovery codes?{' '}
      {config ? (
        <a href={mailto(config.supportEmail, 'Lost my second factor')} className="inline-flex min-h-6 items-center">
          <span className={textLink}>
            Write to <MailAddress address={config.supportEmail} />
          </span>
        </a>
      ) : (
        'Answer any mail that we sent you.'
      )}
    </p>
  );
}

type LoginCodeFormProps = {
  kind: CodeKind;
  /** The form is then to be a new one. */
  onSwitch: (kind: CodeKind) => void;
  onLoggedIn: (loggedIn: LoggedIn) => void;
  /** The login has to begin again, since it has taken too long. */
  onLost: () => void;
  onBack: () => void;
};

/** The second step of a login, by the code of an app or by a recovery code. */
export function LoginCodeForm({ kind, onSwitch, onLoggedIn, onLost, onBack }: LoginCodeFormProps) {
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
      <LostBoth />
    </form>
  );
}
