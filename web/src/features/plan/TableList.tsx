import type { PlanTable } from '@city-genie/contracts/search/routes';
import { distanceText } from '../../ui/late/distance-text.js';
import { bookingTexts } from '../../ui/late/place-words.js';

/** Restaurants near a stop, with their distance. `atStop`: one may also eat at the stop itself. */
export function TableList({ tables, atStop = false }: { tables: readonly PlanTable[]; atStop?: boolean }) {
  return (
    <ul className="mt-1.5 grid gap-1">
      {atStop && <li className="font-medium">Right here, without going elsewhere</li>}
      {tables.map(({ id, restaurantName, distanceMetres, booking, opensAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium wrap-anywhere">{restaurantName}</span>
          <span className="text-small text-ink-soft tabular-nums">
            {distanceText(distanceMetres)}
            {opensAt && `, opens at ${opensAt}`}
            {bookingTexts[booking] && `, ${bookingTexts[booking].toLowerCase()}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
