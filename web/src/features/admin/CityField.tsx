import { cities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import { Field } from '../../ui/Field.js';
import { Select } from '../../ui/Select.js';

type CityFieldProps = {
  label: string;
  /** Undefined for all cities. */
  city: City | undefined;
  /** Called with the key of a city, or with nothing for all. */
  onCity: (key: string) => void;
};

/** Chooses one of our cities, or all. */
export function CityField({ label, city, onCity }: CityFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={city?.key ?? ''} onChange={({ target }) => onCity(target.value)}>
          <option value="">All cities</option>
          {cities.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
