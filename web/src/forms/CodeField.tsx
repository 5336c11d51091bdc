import { useEffect, useRef } from 'react';
import type { ControlLook } from '../ui/control-class.js';
import { Field } from '../ui/Field.js';
import { Input } from '../ui/Input.js';
import { CodeInput } from '../ui/late/CodeInput.js';
import { standingLink } from '../ui/link-class.js';

/** `app`: six digits that change. `recovery`: one of the codes that were kept for the day the phone is gone. */
export type CodeKind = 'app' | 'recovery';

type CodeFieldProps = {
  kind: CodeKind;
  error: string | undefined;
  look?: ControlLook;
  /** Shows the other kind; the form is then a new one, so that nothing of the attempt before stays. */
  onSwitch: (kind: CodeKind) => void;
};

/** The second factor of a user, by app or by recovery code. Takes the focus. */
export function CodeField({ kind, error, look = 'box', onSwitch }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // After the dialog around it, which gives the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  const isApp = kind === 'app';
  return (
    <div className="grid justify-items-start gap-3">
      <Field
        label={isApp ? 'Code from your authenticator app' : 'Recovery code'}
        hint={isApp ? undefined : 'One of the ten that you kept. Each works once.'}
        error={error}
      >
        {(control) =>
          isApp ? (
            <CodeInput {...control} ref={input} name="code" />
          ) : (
            <Input
              {...control}
              ref={input}
              look={look}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="font-mono"
            />
          )
        }
      </Field>
      <button type="button" className={`text-small ${standingLink}`} onClick={() => onSwitch(isApp ? 'recovery' : 'app')}>
        {isApp ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
      </button>
    </div>
  );
}
