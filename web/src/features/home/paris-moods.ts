import type { paris } from '@city-genie/city-data/cities/paris';

/** A mood as the home page shows it, so that no call is needed. The server's guide has the rest. */
export type OpeningMood = { id: (typeof paris.moods)[number]; name: string; color: string; line: string };

export const parisMoods: readonly OpeningMood[] = [
  {
    id: 'romantic-dreamy',
    name: 'Romantic & Dreamy',
    color: '#d9657f',
    line: 'River light and a long way home on foot.',
  },
  {
    id: 'artistic-cultural',
    name: 'Artistic & Cultural',
    color: '#3f6fb5',
    line: 'Pictures, bronze, and time to sit still.',
  },
  {
    id: 'bohemian-playful',
    name: 'Bohemian & Playful',
    color: '#e0993a',
    line: 'Canals, counters and whatever turns up.',
  },
  {
    id: 'elegant-sophisticated',
    name: 'Elegant & Sophisticated',
    color: '#6a4c93',
    line: 'Arcades, marble and proper table linen.',
  },
];
