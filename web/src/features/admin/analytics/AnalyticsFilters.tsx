import { Field } from '../../../ui/Field.js';
import { Select } from '../../../ui/Select.js';
import { CityField } from '../CityField.js';
import { type AnalyticsQuery, periods } from './use-analytics-query.js';

/** Which days are shown, and the searches of which city. */
export function AnalyticsFilters({ days, city, onlyDays, onlyCity }: AnalyticsQuery) {
  return (
    <search className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-[14rem_14rem]">
      <Field label="Period">
        {(control) => (
          <Select {...control} value={days} onChange={({ target }) => onlyDays(target.value)}>
            {periods.map((period) => (
              <option key={period} value={period}>{`Last ${period} days`}</option>
            ))}
          </Select>
        )}
      </Field>
      <CityField label="City of the searches" city={city} onCity={onlyCity} />
    </search>
  );
}
