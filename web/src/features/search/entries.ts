import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import type { Guide } from '@city-genie/contracts/guide/routes';
import { paths } from '../../app/paths.js';

/** Something that can be found; public information only. */
export type Entry = {
  kind: 'City' | 'Mood' | 'Highlight' | 'Local culture' | 'Best time';
  title: string;
  /** Empty when nothing more is public. */
  text: string;
  city: City;
  href: string;
  /** Also matched, but not shown. */
  keywords: string;
  /** A mood's colour, when its guide is public. */
  color?: string;
};

const moodHref = (city: City, id: string) => `${paths.city(city.key)}?mood=${id}`;
const placeWords = (city: City) => `${city.name} ${city.key} ${city.country}`;

function cityEntry(city: City): Entry {
  const { name: title, tagline, description } = city;
  return { kind: 'City', title, text: `${tagline}. ${description}`, city, href: paths.city(city.key), keywords: placeWords(city) };
}

/** Without a guide, a mood has only its name and its city. */
function moodEntries(city: City, guide: Guide | undefined): Entry[] {
  return city.moods.map((id) => {
    const mood = guide?.moods.find((entry) => entry.id === id);
    return {
      kind: 'Mood',
      title: mood?.name ?? moodNameOf(id),
      text: mood?.description ?? '',
      city,
      href: moodHref(city, id),
      keywords: `${placeWords(city)} ${id} mood`,
      ...(mood && { color: mood.color }),
    };
  });
}

function guideEntries(city: City, guide: Guide): Entry[] {
  const entries = (kind: Entry['kind'], notes: Guide['highlights']) =>
    notes.map(({ title, text }) => ({ kind, title, text, city, href: paths.city(city.key), keywords: placeWords(city) }));
  return [...entries('Highlight', guide.highlights), ...entries('Local culture', guide.culture), ...entries('Best time', guide.bestTimes)];
}

/** All searchable entries, cities first. @param guides public guides by city key; guides that aren't loaded contribute nothing. */
export function searchEntries(cities: readonly City[], guides: Readonly<Record<string, Guide | undefined>>): Entry[] {
  return [
    ...cities.map(cityEntry),
    ...cities.flatMap((city) => moodEntries(city, guides[city.key])),
    ...cities.flatMap((city) => {
      const guide = guides[city.key];
      return guide ? guideEntries(city, guide) : [];
    }),
  ];
}
