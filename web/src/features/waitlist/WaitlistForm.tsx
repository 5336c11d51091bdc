import { Button } from '../../ui/Button.js';
import { controlClass, Field } from '../../ui/Field.js';
import { CityFields } from './CityFields.js';
import { type Join, useWaitlistForm } from './use-waitlist-form.js';

/** Name, e-mail and city. */
export function WaitlistForm({ onJoin }: { onJoin: Join }) {
  const form = useWaitlistForm(onJoin);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 grid gap-4">
      <Field label="Name" error={form.errors.name}>
        {(control) => <input {...control} {...form.fields.name} autoComplete="name" className={controlClass} />}
      </Field>
      <Field label="Email" error={form.errors.email}>
        {(control) => <input {...control} {...form.fields.email} type="email" autoComplete="email" className={controlClass} />}
      </Field>
      <CityFields form={form} />
      {/* A trap for programs that fill every field; people neither see nor reach it. */}
      <div aria-hidden="true" className="hidden">
        <label>
          Website
          <input {...form.fields.website} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button
        type="submit"
        aria-disabled={form.isSubmitting}
        onClick={(event) => form.isSubmitting && event.preventDefault()}
        className="mt-2"
      >
        {form.isSubmitting ? 'Joining…' : 'Join the Waitlist'}
      </Button>
    </form>
  );
}
