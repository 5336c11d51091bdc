import type { City } from '@city-genie/city-data/city';
import type { Guide } from '@city-genie/contracts/guide/routes';
import { type GuidePart, paths } from '../../app/paths.js';
import type { CommonEntry } from './entries.js';

/** The parts of a guide as they are called on a city's page, with what visitors type for them. */
const parts = {
  highlights: {
    title: 'City Highlights',
    text: 'What one should have seen, and how to see it.',
    words: 'sights sightseeing attractions must see top things',
  },
  tips: {
    title: 'Local Travel Tips',
    text: 'What people who live there would tell a friend.',
    words: 'advice transport metro safety pickpockets money water',
  },
  culture: {
    title: 'Local Culture',
    text: 'How one greets, eats and pays.',
    words: 'customs etiquette manners tipping language',
  },
  'best-times': {
    title: 'Best Times to Visit',
    text: 'When streets, gardens and light are at their best.',
    words: 'season month weather when spring summer autumn winter',
  },
} as const satisfies Record<GuidePart, unknown>;

/** The parts of a public guide, and what is in them; each leads to where it stands. `cityWords` find all of a city. */
export function guideEntries(city: City, guide: Guide, cityWords: string): CommonEntry[] {
  const part = (id: GuidePart, more = ''): CommonEntry => ({
    kind: 'In the guide',
    title: parts[id].title,
    text: parts[id].text,
    city,
    href: paths.guidePart(city.key, id),
    keywords: `${cityWords} guide ${parts[id].words}`,
    more,
  });
  const notesIn = (id: GuidePart, kind: CommonEntry['kind'], notes: Guide['highlights']): CommonEntry[] =>
    notes.map(({ title, text }) => ({ kind, title, text, city, href: paths.guidePart(city.key, id), keywords: cityWords }));
  return [
    part('highlights'),
    // A tip has no title of its own.
    part('tips', guide.tips.join(' ')),
    part('culture'),
    part('best-times'),
    ...notesIn('highlights', 'Highlight', guide.highlights),
    ...notesIn('culture', 'Local culture', guide.culture),
    ...notesIn('best-times', 'Best time', guide.bestTimes),
  ];
}
