import { MapPin } from 'lucide-react';
import { standingLink } from '../../ui/link-class.js';
import { usePublicPlacesQuery } from './places-api.js';

const list = new Intl.ListFormat('en-GB');

/** The places that a link asked for, by name, until there is a plan with them; nothing while the names can't be had. */
export function LinkedPlaces({ city, ids, onLeaveOut }: { city: string; ids: readonly string[]; onLeaveOut: () => void }) {
  const { data: places = {} } = usePublicPlacesQuery();
  const names = (places[city] ?? []).filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  if (names.length === 0) {
    return null;
  }
  return (
    <p className="flex gap-3">
      <MapPin aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="text-pretty">
        Your plan will have <span className="font-medium">{list.format(names)}</span> in it.{' '}
        <button type="button" className={standingLink} onClick={onLeaveOut}>
          {names.length === 1 ? 'Leave it out' : 'Leave them out'}
        </button>
      </span>
    </p>
  );
}
