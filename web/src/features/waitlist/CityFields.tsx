import { waitlistCities } from '@city-genie/contracts/waitlist/cities';
import { useEffect, useRef } from 'react';
import type { ControlLook } from '../../ui/control-class.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Select } from '../../ui/Select.js';

/** Whether a city isn't among the options, so that its name is typed. */
export function isTyped(city: string | undefined): boolean {
  return city !== undefined && !waitlistCities.some((option) => option === city);
}

type CityFieldsProps = {
  /** The city to begin with. */
  city?: string | undefined;
  control: { look: ControlLook; className: string };
  error: string | undefined;
  /** "Other" is selected. */
  isOther: boolean;
  onOther: (isOther: boolean) => void;
};

/** The city's options, and a text field for "Other"; the one that holds the city is named `city`. */
export function CityFields({ city, control, error, isOther, onOther }: CityFieldsProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The option may have been selected before the script ran.
  useEffect(() => onOther(select.current?.value === 'Other'), [onOther]);
  return (
    <>
      <Field label="City" error={isOther ? undefined : error}>
        {(field) => (
          <Select
            {...field}
            {...control}
            ref={select}
            name={isOther ? 'choice' : 'city'}
            defaultValue={isTyped(city) ? 'Other' : (city ?? '')}
            onChange={(event) => onOther(event.target.value === 'Other')}
          >
            <option value="" disabled>
              Choose a city
            </option>
            {waitlistCities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Select>
        )}
      </Field>
      {isOther && (
        <Field label="Which city?" error={error}>
          {(field) => <Input {...field} {...control} name="city" defaultValue={isTyped(city) ? city : undefined} />}
        </Field>
      )}
    </>
  );
}
