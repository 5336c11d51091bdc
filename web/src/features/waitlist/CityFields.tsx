import type { ControlLook } from '../../ui/control-class.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Select } from '../../ui/Select.js';
import { waitlistChoices } from './waitlist-choices.js';
import type { WaitlistFormView } from './waitlist-view.js';

/** The city's options, and a line of text for Other. */
export function CityFields({ form, control }: { form: WaitlistFormView; control: { look: ControlLook; className: string } }) {
  const other = form.choice === 'Other';
  const { ref, ...typed } = form.fields.city;
  return (
    <>
      <Field label="City" error={other ? undefined : form.errors.city}>
        {(field) => (
          <Select
            {...field}
            {...control}
            name="choice"
            ref={other ? undefined : ref}
            value={form.choice}
            onChange={(event) => form.choose(event.target.value)}
          >
            <option value="" disabled>
              Choose a city
            </option>
            {waitlistChoices.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Select>
        )}
      </Field>
      {other && (
        <Field label="Which city?" error={form.errors.city}>
          {(field) => <Input {...field} {...typed} {...control} ref={ref} />}
        </Field>
      )}
    </>
  );
}
