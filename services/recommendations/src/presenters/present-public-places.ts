import type { City } from '@city-genie/city-data/city';
import type { PublicPlace } from '@city-genie/contracts/guide/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Place } from '../catalogue/entry.js';
import { teaserOf } from './present-teaser.js';

function presentPlace(place: Place, mood: string): PublicPlace {
  const { id, name, localName, category, district, tags, moodReason, priceLevel, indoor } = place;
  return {
    id,
    title: name,
    ...(localName !== undefined && localName !== name && { alsoCalled: localName }),
    category,
    district,
    mood,
    reason: moodReason[mood] ?? '',
    tags: [...tags],
    ...(priceLevel === 0 && { free: true as const }),
    ...(indoor === 1 && { indoors: true as const }),
  };
}

/** The mood of the city that a place fits best; of equals the first. */
function bestMood({ moods }: City, { moodFit }: Place): string {
  return moods.toSorted((a, b) => (moodFit[b] ?? 0) - (moodFit[a] ?? 0))[0] ?? '';
}

/** The places of a city that everybody may find (docs/rules/access.md#what-everybody-may-know), the best first. */
export function presentPublicPlaces(city: City, content: CatalogueCity): PublicPlace[] {
  if (city.access !== 'free') {
    return teaserOf(city, content).map(({ open, mood }) => presentPlace(open.place, mood));
  }
  return content.places
    .toSorted((a, b) => b.place.qualityScore - a.place.qualityScore || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => presentPlace(place, bestMood(city, place)));
}
