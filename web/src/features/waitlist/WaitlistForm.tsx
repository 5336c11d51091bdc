import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormRefusal } from '../../forms/FormRefusal.js';
import type { FormRules } from '../../forms/form-rules.js';
import { Trap } from '../../forms/Trap.js';
import { useForm } from '../../forms/use-form.js';
import { failureShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { CityFields, isTyped } from './CityFields.js';

/** Next to the last field and aligned with it, whatever error is shown below. */
const besideClass = 'sm:mt-[calc(1lh+0.25rem)] sm:self-start sm:justify-self-start';

const inColumn = { name: 'Waitlist', fields: 'grid gap-4', control: { look: 'box', className: '' }, button: 'mt-2' } as const;

/** Ordered, for when the server says nothing. */
const otherwise = 'Please try again later.';

/**
 * The variants of the form: in a dialog, in a card, large on a page, or in one line. `name` is its accessible name when nothing
 * else names it.
 */
const looks = {
  dialog: { ...inColumn, name: undefined },
  card: inColumn,
  hero: {
    name: 'Waitlist',
    fields: 'grid gap-x-8 gap-y-6 sm:grid-cols-2',
    control: { look: 'line', className: 'text-lead' },
    button: besideClass,
  },
  compact: {
    name: 'Waitlist in one line',
    fields: 'grid gap-x-6 gap-y-4 text-small sm:grid-cols-2 lg:flex lg:flex-wrap lg:items-start lg:*:flex-1',
    control: { look: 'line', className: '' },
    button: `${besideClass} lg:flex-none!`,
  },
} as const;

export type WaitlistLook = keyof typeof looks;

type WaitlistFormProps = {
  look: WaitlistLook;
  /** The name of the city that is chosen to begin with. */
  city?: string | undefined;
  load: () => Promise<FormRules<WaitlistRequest, unknown>>;
  onJoined: (request: WaitlistRequest, form: HTMLFormElement) => void;
};

/** Name, e-mail, city and the button, in one of the variants. */
export function WaitlistForm({ look, city, load, onJoined }: WaitlistFormProps) {
  const dispatch = useDispatch();
  const [isOther, setOther] = useState(isTyped(city));
  const { props, errorOf, isBusy, refusal } = useForm({
    load,
    onSent: ({ request, form }) => onJoined(request, form),
    onRefused: ({ unplacedMessage, message }) => dispatch(failureShown(unplacedMessage ?? message ?? otherwise)),
  });
  const { name, fields, control, button } = looks[look];
  return (
    <form {...props} aria-label={name} className={fields} onReset={() => setOther(isTyped(city))}>
      <Field label="Name" error={errorOf('name')}>
        {(field) => <Input {...field} {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label="Email" error={errorOf('email')}>
        {(field) => <Input {...field} {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <CityFields city={city} control={control} error={errorOf('city')} isOther={isOther} onOther={setOther} />
      <Trap />
      <Button name="join" type="submit" busy={isBusy} className={button}>
        {isBusy ? 'Joining…' : look === 'compact' ? 'Join' : 'Join the Waitlist'}
      </Button>
      <div className="col-span-full lg:flex-none! lg:basis-full empty:hidden">
        <FormRefusal isToasted refusal={refusal && { ...refusal, message: refusal.message ?? otherwise }} otherwise={otherwise} />
      </div>
    </form>
  );
}
