import { Link } from 'react-router-dom';
import { Field } from '../../../ui/Field.js';
import { standingLink } from '../../../ui/link-class.js';
import { Select } from '../../../ui/Select.js';
import { OrderField } from '../OrderField.js';
import { SearchField } from '../SearchField.js';
import { countText } from '../user-words.js';
import type { WaitlistFigures } from './entries-api.js';
import type { EntryOrder, EntryQuery } from './use-entry-query.js';

const orders: readonly (readonly [order: EntryOrder, text: string])[] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'Name, A to Z'],
  ['name_desc', 'Name, Z to A'],
  ['email', 'Email, A to Z'],
  ['email_desc', 'Email, Z to A'],
];

type WaitlistFiltersProps = {
  query: EntryQuery;
  /** Empty until they are read. */
  cities: WaitlistFigures['cities'];
  /** What had the focus goes away. */
  onLeft: () => void;
};

/** Cities of the list, each with the number of its entries. The chosen one is there in any case. */
function CityField({ query: { city, onlyCity }, cities }: Pick<WaitlistFiltersProps, 'query' | 'cities'>) {
  const isKnown = city === '' || cities.some((known) => known.city === city);
  return (
    <Field label="City">
      {(control) => (
        <Select {...control} value={city} onChange={({ target }) => onlyCity(target.value)}>
          <option value="">All cities</option>
          {!isKnown && (
            <option value={city} dir="auto">
              {city}
            </option>
          )}
          {cities.map((known) => (
            <option key={known.city} value={known.city} dir="auto">
              {`${known.city} (${countText(known.total)})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function StatusField({ query: { status, onlyStatus } }: Pick<WaitlistFiltersProps, 'query'>) {
  return (
    <Field label="Status">
      {(control) => (
        <Select {...control} value={status ?? ''} onChange={({ target }) => onlyStatus(target.value)}>
          <option value="">All</option>
          <option value="pending">Pending</option>
          <option value="confirmed">Confirmed</option>
        </Select>
      )}
    </Field>
  );
}

/** Which entries are shown, and in which order. */
export function WaitlistFilters({ query, cities, onLeft }: WaitlistFiltersProps) {
  const { search, searchFor, order, orderBy, filter, searchOfAll } = query;
  return (
    <search className="grid gap-4 text-small">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-6 md:max-lg:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_16rem_12rem]">
        <div className="max-lg:col-span-full">
          <SearchField
            label="Search the waitlist"
            hint="Finds beginnings of words: “lov” finds Lovelace, “lace” doesn’t."
            placeholder="Name or email"
            search={search}
            onSearch={searchFor}
          />
        </div>
        <CityField query={query} cities={cities} />
        <StatusField query={query} />
        <div className="max-md:col-span-full lg:hidden">
          <OrderField orders={orders} order={order} onOrder={orderBy} />
        </div>
      </div>
      {Object.keys(filter).length > 0 && (
        <p>
          <Link to={{ search: searchOfAll }} onClick={onLeft} className={standingLink}>
            Clear filters
          </Link>
        </p>
      )}
    </search>
  );
}
