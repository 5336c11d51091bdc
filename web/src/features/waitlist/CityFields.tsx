import { Field } from '../../ui/Field.js';
import { waitlistChoices } from './waitlist-choices.js';
import type { WaitlistFormView } from './waitlist-view.js';

/** The city's options, and a line of text for Other. */
export function CityFields({ form, control: className }: { form: WaitlistFormView; control: string }) {
  const other = form.choice === 'Other';
  const { ref, ...typed } = form.fields.city;
  return (
    <>
      <Field label="City" error={other ? undefined : form.errors.city}>
        {(control) => (
          <select
            {...control}
            name="choice"
            ref={other ? undefined : ref}
            value={form.choice}
            onChange={(event) => form.choose(event.target.value)}
            className={className}
          >
            <option value="" disabled>
              Choose a city
            </option>
            {waitlistChoices.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )}
      </Field>
      {other && (
        <Field label="Which city?" error={form.errors.city}>
          {(control) => <input {...control} {...typed} ref={ref} className={className} />}
        </Field>
      )}
    </>
  );
}
