import type { City } from '@city-genie/city-data/city';
import { instantsOf } from '@city-genie/city-data/city-clock';
import { namedAddress } from '@city-genie/city-data/named-address';
import { fieldFault } from '@city-genie/service-kit/errors';
import type { Restaurant } from '../catalogue/entry.js';

/** A place, or the table of a meal. */
export type Spot = Pick<Restaurant, 'name' | 'address' | 'geo' | 'website'>;

/** Local times as shown to the visitor, and the corresponding instants. */
export type FileTimes = { start: string; end: string; startMs: number; endMs: number };

/** A stop or a meal of a plan to export. */
export type FileEntry = FileTimes & {
  /** Names it through changes of the plan: ASCII, and unique within the plan. */
  uid: string;
  title: string;
  spot: Spot;
  /** Whether the spot is its own, and not that of the stop before it, as for a meal without a table. */
  isOwnSpot: boolean;
  advice: string;
};

/** @throws AppError 400 naming `field` when the clocks of the city skip one of the times of `what`. */
export function fileTimes(city: City, { start, end }: { start: string; end: string }, field: string, what: string): FileTimes {
  // For a local time that occurs twice, the first occurrence, as in RFC 5545.
  const [startMs] = instantsOf(city.timezone, start);
  const [endMs] = instantsOf(city.timezone, end);
  if (startMs === undefined || endMs === undefined) {
    throw fieldFault(field, `${city.name}’s clocks skip the time of “${what}”`);
  }
  return { start, end, startMs, endMs };
}

/** Name, address and city in one line, as on an envelope. */
export function locationText(city: City, spot: Spot): string {
  return `${namedAddress(spot.name, spot.address)}, ${city.name}`;
}

export const hoursReminder = 'Hours can change; check before you go.';
