import { waitlistCities } from '@city-genie/contracts/waitlist';
import { controlClass, Field } from '../../ui/Field.js';
import type { useWaitlistForm } from './use-waitlist-form.js';

/** The city's options, and a line of text for Other. */
export function CityFields({ form }: { form: ReturnType<typeof useWaitlistForm> }) {
  const other = form.choice === 'Other';
  const { ref, ...typed } = form.fields.city;
  return (
    <>
      <Field label="City" error={other ? undefined : form.errors.city}>
        {(control) => (
          <select
            {...control}
            ref={other ? undefined : ref}
            value={form.choice}
            onChange={(event) => form.choose(event.target.value)}
            className={controlClass}
          >
            <option value="" disabled>
              Choose a city
            </option>
            {waitlistCities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )}
      </Field>
      {other && (
        <Field label="Which city?" error={form.errors.city}>
          {(control) => <input {...control} {...typed} ref={ref} className={controlClass} />}
        </Field>
      )}
    </>
  );
}
