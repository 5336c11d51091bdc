import { Button } from '../../ui/Button.js';
import { controlClass, Field } from '../../ui/Field.js';
import { CityFields } from './CityFields.js';
import type { WaitlistFormView, WaitlistLook } from './waitlist-view.js';

/** A rule to write on instead of a box. A list of options brings its own room on the left; lines of text get as much. */
const lineClass = '[input&]:px-1 mt-1 block min-h-11 w-full border-b border-edge bg-transparent py-2 text-ink aria-invalid:border-danger';

/** Beside the last field, level with it, whatever its error says below. */
const besideClass = 'sm:mt-[calc(1lh+0.25rem)] sm:self-start sm:justify-self-start';

const looks = {
  dialog: { fields: 'grid gap-4', control: controlClass, button: 'mt-2' },
  card: { fields: 'grid gap-4', control: controlClass, button: 'mt-2' },
  hero: { fields: 'grid gap-x-8 gap-y-6 sm:grid-cols-2', control: `${lineClass} text-lead`, button: besideClass },
  compact: {
    fields: 'grid gap-x-6 gap-y-4 text-small sm:grid-cols-2 lg:flex lg:items-start lg:*:flex-1',
    control: lineClass,
    button: `${besideClass} lg:flex-none!`,
  },
} as const satisfies Record<WaitlistLook, Record<'fields' | 'control' | 'button', string>>;

type WaitlistFieldsProps = {
  form: WaitlistFormView;
  look: WaitlistLook;
  /** Pressed while the rules are still on their way; without it the button submits. */
  onPress?: () => void;
};

/** Name, e-mail, city and the button, in one of the looks. */
export function WaitlistFields({ form, look, onPress }: WaitlistFieldsProps) {
  const { fields, control: className, button } = looks[look];
  return (
    <div className={fields}>
      <Field label="Name" error={form.errors.name}>
        {(control) => <input {...control} {...form.fields.name} autoComplete="name" className={className} />}
      </Field>
      <Field label="Email" error={form.errors.email}>
        {(control) => <input {...control} {...form.fields.email} type="email" autoComplete="email" className={className} />}
      </Field>
      <CityFields form={form} control={className} />
      {/* A trap for programs that fill every field; people neither see nor reach it. */}
      <div aria-hidden="true" className="hidden!">
        <label>
          Website
          <input {...form.fields.website} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button
        name="join"
        type={onPress ? 'button' : 'submit'}
        aria-disabled={form.isSubmitting}
        onClick={(event) => (form.isSubmitting ? event.preventDefault() : onPress?.())}
        className={button}
      >
        {form.isSubmitting ? 'Joining…' : look === 'compact' ? 'Join' : 'Join the Waitlist'}
      </Button>
    </div>
  );
}
