import type { PasswordRule } from '@city-genie/contracts/auth/password-rules';
import { useState } from 'react';
import type { ControlLook } from '../ui/control-class.js';
import { Field } from '../ui/Field.js';
import { PasswordInput } from '../ui/late/PasswordInput.js';
import { Requirements } from '../ui/late/Requirements.js';

type NewPasswordFieldProps = {
  label: string;
  name: string;
  /** Shown below the field, and ticked off while it is filled in. */
  rules: readonly PasswordRule[];
  error: string | undefined;
  look?: ControlLook;
  className?: string;
};

/** A field for a new password, with what it has to be. How many requirements are met is announced when it changes. */
export function NewPasswordField({ label, name, rules, error, look = 'box', className = '' }: NewPasswordFieldProps) {
  const [value, setValue] = useState('');
  const items = rules.map(({ id, label: text, isMet }) => ({ id, label: text, isMet: isMet(value) }));
  const met = items.filter(({ isMet }) => isMet).length;
  return (
    <div>
      <Field label={label} error={error} hint={<Requirements items={items} />}>
        {(control) => (
          <PasswordInput
            {...control}
            look={look}
            className={className}
            name={name}
            shows={label.toLowerCase()}
            autoComplete="new-password"
            onValue={setValue}
          />
        )}
      </Field>
      <p aria-live="polite" className="sr-only">
        {value !== '' && `${met} of ${rules.length} requirements met`}
      </p>
    </div>
  );
}
