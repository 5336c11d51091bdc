import type { City } from '@city-genie/city-data/city';
import { fieldFault } from '@city-genie/service-kit/errors';

/** @throws AppError 400 naming `mood` when it isn't a mood of this city. */
export function requireMood(city: City, mood: string): void {
  if (!city.moods.includes(mood)) {
    throw fieldFault('mood', `Please choose one of ${city.name}’s moods`);
  }
}
