import type { City } from '@city-genie/city-data/city';
import type { PlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import { fieldFault } from '@city-genie/service-kit/errors';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Place } from '../catalogue/entry.js';
import { type PlanName, stopUid } from './entry-uids.js';
import { type FileEntry, fileTimes, hoursReminder } from './file-entry.js';

/** A stop with its place. */
export type FileStop = FileEntry & { place: Place };

/** @throws AppError 400 naming `stop` for a place of another city and for a local time that the clocks skip. */
export function fileStops(city: City, content: CatalogueCity, name: PlanName, given: readonly PlanStop[]): FileStop[] {
  const ids = given.map(({ placeId }) => placeId);
  return given.map(({ placeId, arrive, leave }, index) => {
    const found = content.findPlace(placeId);
    if (!found) {
      throw fieldFault('stop', `“${placeId}” is not in our list of ${city.name}`);
    }
    const { place } = found;
    return {
      ...fileTimes(city, { start: arrive, end: leave }, 'stop', placeId),
      uid: stopUid(name, ids, index),
      title: place.name,
      place,
      spot: place,
      isOwnSpot: true,
      advice: [...place.tips.slice(0, 1), hoursReminder].join('\n'),
    };
  });
}
