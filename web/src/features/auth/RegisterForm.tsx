import { countries } from '@city-genie/contracts/auth/countries';
import { registrationRules } from '@city-genie/contracts/auth/password-rules';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { NewPasswordField } from '../../forms/NewPasswordField.js';
import { refusalText } from '../../forms/refusal-text.js';
import { useForm } from '../../forms/use-form.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { CheckField } from '../../ui/late/CheckField.js';
import { PasswordInput } from '../../ui/late/PasswordInput.js';
import { standingLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import { Select } from '../../ui/Select.js';
import { dropDraft, fillDraft, keepDraft } from './register-draft.js';
import type { RegisterExtras } from './register-rules.js';

const otherwise = 'Something went wrong. Please try again.';

const line = { look: 'line', className: 'text-lead' } as const;

/** A numbered part of the form, its number in the margin. */
function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-8 gap-y-6 border-b border-line pb-9 sm:grid-cols-2 sm:pl-14">
      <legend className="float-left mb-1 flex items-baseline gap-3 font-serif text-title font-[560] sm:col-span-2 sm:-ml-14 sm:gap-0">
        <span aria-hidden="true" className="shrink-0 font-[380] text-accent tabular-nums sm:w-14">
          {number}
        </span>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

const terms = (
  <>
    I accept the {/* In another tab, so that nothing typed is lost. */}
    <OutLink href={paths.terms}>Terms</OutLink> and am 13 or older
  </>
);

/** For whoever has registered before and lost the page of the payment. */
const isItYou = (
  <>
    Is it you?{' '}
    <Link to={paths.login} className={standingLink}>
      Log in to complete your subscription.
    </Link>
  </>
);

type RegisterFormProps = {
  extras: RegisterExtras;
  onRegistered: (user: CurrentUser) => void;
  /** The server takes no registrations now. */
  onClosed: () => void;
};

/** The first step of registration. */
export function RegisterForm({ extras, onRegistered, onClosed }: RegisterFormProps) {
  const dispatch = useDispatch();
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./register-rules.js')).registerRules(extras),
    onSent: ({ reply }) => {
      dropDraft();
      onRegistered(reply.user);
    },
    onRefused: (refusal) => {
      dispatch(toastShown({ tone: 'error', title: 'Registration failed', text: refusalText(refusal, otherwise) }));
      if (refusal.code === 'registration_closed') {
        onClosed();
      }
    },
  });
  /** The server has somebody with the same value. */
  const isTaken = (field: 'email' | 'username') => refusal?.code === 'conflict' && refusal.fields?.[field] !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) {
      fillDraft(form.current);
    }
  }, []);
  return (
    <form {...props} ref={form} onInput={keepDraft} aria-label="Create Account" className="grid gap-8">
      <Part number={1} title="Who is travelling?">
        <Field label="First name" error={errorOf('firstName')}>
          {(control) => <Input {...control} {...line} name="firstName" autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={errorOf('lastName')}>
          {(control) => <Input {...control} {...line} name="lastName" autoComplete="family-name" />}
        </Field>
        <Field label="Country" error={errorOf('country')}>
          {(control) => (
            <Select {...control} {...line} name="country" autoComplete="country-name" defaultValue="">
              <option value="" disabled>
                Choose a country
              </option>
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </Select>
          )}
        </Field>
      </Part>
      <Part number={2} title="Where do we write?">
        <div className="sm:col-span-2">
          <Field label="Email" error={errorOf('email')} hint={isTaken('email') ? isItYou : 'We mail you a link that confirms it.'}>
            {(control) => <Input {...control} {...line} name="email" type="email" autoComplete="email" />}
          </Field>
        </div>
      </Part>
      <Part number={3} title="How do you come back in?">
        <div className="sm:col-span-2">
          <Field label="Username" error={errorOf('username')} hint={isTaken('username') && isItYou}>
            {(control) => <Input {...control} {...line} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />}
          </Field>
        </div>
        <div className="sm:col-span-2">
          <NewPasswordField {...line} label="Password" name="password" rules={registrationRules} error={errorOf('password')} />
        </div>
        <div className="sm:col-span-2">
          <Field label="Confirm password" error={errorOf('confirmPassword')}>
            {(control) => (
              <PasswordInput {...control} {...line} name="confirmPassword" shows="confirmed password" autoComplete="new-password" />
            )}
          </Field>
        </div>
      </Part>
      <CheckField label={terms} name="terms" error={errorOf('terms')} />
      <FormRefusal isToasted refusal={refusal} otherwise={otherwise} />
      <div>
        <Button type="submit" busy={isBusy} className="min-h-12 px-8 text-lead">
          {isBusy ? 'Creating account…' : 'Create Account'}
        </Button>
      </div>
    </form>
  );
}
