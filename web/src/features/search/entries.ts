import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import type { Guide, PublicPlace } from '@city-genie/contracts/guide/routes';
import { paths } from '../../app/paths.js';
import { guideEntries } from './guide-entries.js';
import type { PublicPlaces } from './places-api.js';
import { freeWords, indoorsWords, moodWords, placeWords } from './synonyms.js';

/** Something that can be found; public information only. */
export type Entry = {
  kind: 'City' | 'Mood' | 'Place' | 'In the guide' | 'Highlight' | 'Local culture' | 'Best time';
  title: string;
  /** Empty when nothing more is public. */
  text: string;
  city: City;
  /** Whether all of its city is open to whoever searches. */
  isOpen: boolean;
  href: string;
  /** Also matched, but not shown. */
  keywords: string;
  /** The same, and worth the least. */
  more?: string;
  /** A mood's colour, when its guide is public. */
  color?: string;
};

/** An entry that is the same for everybody. */
export type CommonEntry = Omit<Entry, 'isOpen'>;

const moodHref = (city: City, id: string) => `${paths.city(city.key)}?mood=${id}`;
const cityWords = (city: City) => `${city.name} ${city.key} ${city.country}`;

function cityEntry(city: City): CommonEntry {
  const { name: title, tagline, description } = city;
  return { kind: 'City', title, text: `${tagline}. ${description}`, city, href: paths.city(city.key), keywords: cityWords(city) };
}

/** Without a guide, a mood has only its name and its city. */
function moodEntries(city: City, guide: Guide | undefined): CommonEntry[] {
  return city.moods.map((id) => {
    const mood = guide?.moods.find((entry) => entry.id === id);
    return {
      kind: 'Mood',
      title: mood?.name ?? moodNameOf(id),
      text: mood?.description ?? '',
      city,
      href: moodHref(city, id),
      keywords: `${cityWords(city)} ${id} mood feeling ${moodWords(id)}`,
      ...(mood && { color: mood.color, more: [...mood.bestFor, ...mood.foodExperiences, ...mood.hiddenGems].join(' ') }),
    };
  });
}

/** Leads to plans with the place: in an open city it stays in the address until one is made. */
function placeHref(city: City, { id, mood }: PublicPlace): string {
  return `${moodHref(city, mood)}${city.access === 'free' ? `&pin=${id}` : ''}`;
}

function placeEntry(city: City, place: PublicPlace): CommonEntry {
  const { title, alsoCalled, category, district, mood, reason, tags, free, indoors } = place;
  const kind = `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
  const words = [
    cityWords(city),
    alsoCalled,
    category,
    district,
    ...tags,
    placeWords(category, tags),
    free && freeWords,
    indoors && indoorsWords,
  ];
  return {
    kind: 'Place',
    title,
    text: `${alsoCalled ? `${alsoCalled}. ` : ''}${kind}, ${district}. ${reason}`,
    city,
    href: placeHref(city, place),
    keywords: words.filter(Boolean).join(' '),
    more: moodNameOf(mood),
  };
}

/** What is known of the cities, by their keys; what isn't loaded contributes nothing. */
export type Known = {
  guides: Readonly<Record<string, Guide | undefined>>;
  places?: PublicPlaces | undefined;
  /** The cities that are open to whoever searches; by itself those that are to everybody. */
  open?: readonly City[];
};

/** All searchable entries, cities first. */
export function searchEntries(cities: readonly City[], known: Known): Entry[] {
  const { open = cities.filter(({ access }) => access === 'free') } = known;
  return commonEntries(cities, known).map((entry) => ({ ...entry, isOpen: open.includes(entry.city) }));
}

function commonEntries(cities: readonly City[], { guides, places = {} }: Known): CommonEntry[] {
  return [
    ...cities.map(cityEntry),
    ...cities.flatMap((city) => moodEntries(city, guides[city.key])),
    ...cities.flatMap((city) => (places[city.key] ?? []).map((place) => placeEntry(city, place))),
    ...cities.flatMap((city) => {
      const guide = guides[city.key];
      return guide ? guideEntries(city, guide, cityWords(city)) : [];
    }),
  ];
}
