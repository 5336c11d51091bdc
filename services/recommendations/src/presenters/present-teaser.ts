import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import type { TeaserStop } from '@city-genie/contracts/guide/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { hoursText } from '../opening-hours/open-on.js';

const stopsShown = 3;

type Chosen = { open: OpenPlace; mood: string };

/** The great sight that fits a mood best, if possible of a kind that isn't there yet. */
function bestFor(mood: string, content: CatalogueCity, chosen: readonly Chosen[]): Chosen | undefined {
  const fitOf = ({ place }: OpenPlace) => place.moodFit[mood] ?? 0;
  const left = content.places
    .filter((open) => open.place.icon && fitOf(open) >= content.moodLine && !chosen.some((other) => other.open === open))
    .sort((a, b) => fitOf(b) - fitOf(a) || b.place.qualityScore - a.place.qualityScore || (a.place.id < b.place.id ? -1 : 1));
  const open = left.find(({ place }) => chosen.every((other) => other.open.place.category !== place.category)) ?? left[0];
  return open && { open, mood };
}

/** Three sights that the city is known for, each for another of its moods; fewer where it hasn't as many. */
export function teaserOf(city: City, content: CatalogueCity): readonly Chosen[] {
  const chosen: Chosen[] = [];
  for (const mood of city.moods) {
    const found = bestFor(mood, content, chosen);
    chosen.push(...(found ? [found] : []));
  }
  return chosen.slice(0, stopsShown);
}

/** The sights of the teaser with the hours of a local date and the reason for their mood. */
export function presentTeaser(city: City, content: CatalogueCity, date: string): TeaserStop[] {
  return teaserOf(city, content).map(({ open: { place, hours }, mood }) => ({
    title: place.name,
    category: place.category,
    district: place.district,
    mood: moodNameOf(mood),
    openingHours: hoursText(content.openOn(hours, date)),
    reason: place.moodReason[mood] ?? '',
  }));
}
