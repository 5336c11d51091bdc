import type { City } from '@city-genie/city-data/city';
import { fieldFault } from '@city-genie/service-kit/errors';

/** @throws 400 naming the field when the mood is another city's. */
export function requireMood(city: City, mood: string): void {
  if (!city.moods.includes(mood)) {
    throw fieldFault('mood', `Please choose one of ${city.name}’s moods`);
  }
}
