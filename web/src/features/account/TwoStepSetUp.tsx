import type { StartedSecondFactor } from '@city-genie/contracts/second-factor/routes';
import { useEffect, useRef, useState } from 'react';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Field } from '../../ui/Field.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { CodeInput } from '../../ui/late/CodeInput.js';
import { Copyable } from '../../ui/late/Copyable.js';
import { QrCode } from '../../ui/late/QrCode.js';

type Key = Pick<StartedSecondFactor, 'secret' | 'uri'>;

type TwoStepSetUpProps = {
  username: string;
  started: Key;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

const pictureLabel = 'QR code of the key, which this page also shows in letters';

/** In groups of four, as people type it. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function KeyInLetters({ secret }: Pick<Key, 'secret'>) {
  return (
    <Copyable text={secret} label="the key">
      <span className="block max-w-[20ch] font-mono text-small">{grouped(secret)}</span>
    </Copyable>
  );
}

/** A picture is for the camera of another device. */
function KeyOnDesk({ secret, uri }: Key) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <QrCode text={uri} label={pictureLabel} className="w-48" />
      <div className="grid justify-items-start gap-2">
        <p>Scan the picture, or type this key into the app by hand:</p>
        <KeyInLetters secret={secret} />
      </div>
    </div>
  );
}

/** A phone can't scan its own screen, so the app on it comes first. */
function KeyOnPhone({ secret, uri }: Key) {
  return (
    <div className="grid justify-items-start gap-5">
      <a href={uri} className={buttonClass('secondary')}>
        Open in your authenticator app
      </a>
      <div className="grid justify-items-start gap-2">
        <p>If nothing opens, copy this key and paste it into the app:</p>
        <KeyInLetters secret={secret} />
      </div>
      <div className="grid justify-items-start gap-2">
        <p>Is the app on another device? Scan this picture with it:</p>
        <QrCode text={uri} label={pictureLabel} className="w-48" />
      </div>
    </div>
  );
}

/** The secret for an app, as a picture and spelled out, and the code that shows that it has arrived. */
export function TwoStepSetUp({ username, started: { secret, uri }, onConfirmed, onCancel }: TwoStepSetUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  useEffect(() => heading.current?.focus(), []);
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => (await import('./two-step-rules.js')).setUpRules,
    onSent: ({ reply }) => onConfirmed(reply.recoveryCodes),
  });
  return (
    <div className="grid w-full gap-6">
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {isTouch ? 'Add City Genie to your authenticator app' : 'Show this to your authenticator app'}
      </h3>
      {isTouch ? <KeyOnPhone secret={secret} uri={uri} /> : <KeyOnDesk secret={secret} uri={uri} />}
      {/* An attempt that a reload has ended may have left an entry (docs/rules/accounts.md#second-factor). */}
      <p className="text-small text-pretty text-ink-soft">
        If the app now lists City Genie twice for {username}, remove the older entry: its codes don’t work.
      </p>
      <form {...props} aria-label="Set up two-step verification" className="grid gap-4">
        <Field label="The six digits that the app shows now" error={errorOf('code')}>
          {(control) => <CodeInput {...control} name="code" />}
        </Field>
        <FormRefusal refusal={refusal} otherwise="That could not be checked. Please try again in a moment." />
        <div className={buttonRow}>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Checking…' : 'Turn on'}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
