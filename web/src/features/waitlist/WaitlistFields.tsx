import { Button } from '../../ui/Button.js';
import type { ControlLook } from '../../ui/control-class.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { CityFields } from './CityFields.js';
import type { WaitlistFormView, WaitlistLook } from './waitlist-view.js';

/** Beside the last field, level with it, whatever its error says below. */
const besideClass = 'sm:mt-[calc(1lh+0.25rem)] sm:self-start sm:justify-self-start';

const looks = {
  dialog: { fields: 'grid gap-4', control: 'box', size: '', button: 'mt-2' },
  card: { fields: 'grid gap-4', control: 'box', size: '', button: 'mt-2' },
  hero: { fields: 'grid gap-x-8 gap-y-6 sm:grid-cols-2', control: 'line', size: 'text-lead', button: besideClass },
  compact: {
    fields: 'grid gap-x-6 gap-y-4 text-small sm:grid-cols-2 lg:flex lg:items-start lg:*:flex-1',
    control: 'line',
    size: '',
    button: `${besideClass} lg:flex-none!`,
  },
} as const satisfies Record<WaitlistLook, { fields: string; control: ControlLook; size: string; button: string }>;

type WaitlistFieldsProps = {
  form: WaitlistFormView;
  look: WaitlistLook;
  /** Pressed while the rules are still on their way; without it the button submits. */
  onPress?: () => void;
};

/** Name, e-mail, city and the button, in one of the looks. */
export function WaitlistFields({ form, look, onPress }: WaitlistFieldsProps) {
  const { fields, control: controlLook, size, button } = looks[look];
  const control = { look: controlLook, className: size };
  return (
    <div className={fields}>
      <Field label="Name" error={form.errors.name}>
        {(field) => <Input {...field} {...form.fields.name} {...control} autoComplete="name" />}
      </Field>
      <Field label="Email" error={form.errors.email}>
        {(field) => <Input {...field} {...form.fields.email} {...control} type="email" autoComplete="email" />}
      </Field>
      <CityFields form={form} control={control} />
      {/* A trap for programs that fill every field; people neither see nor reach it. */}
      <div aria-hidden="true" className="hidden!">
        <label>
          Website
          <input {...form.fields.website} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button name="join" type={onPress ? 'button' : 'submit'} busy={form.isSubmitting} onClick={onPress} className={button}>
        {form.isSubmitting ? 'Joining…' : look === 'compact' ? 'Join' : 'Join the Waitlist'}
      </Button>
    </div>
  );
}
