import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import type { SearchFigures } from '@city-genie/contracts/search-log/routes';
import { describe, expect, it } from 'vitest';
import { byCity, byMood, bySlot, gapsIn, missedIn } from './search-sums.js';

type Cell = SearchFigures['cells'][number];

const cell = (change: Partial<Cell>): Cell => ({
  city: 'paris',
  mood: 'romantic-dreamy',
  timeframe: 'half-day',
  searches: 10,
  short: 0,
  evening: 0,
  empty: 0,
  ...change,
});

const cells = [
  cell({ searches: 12 }),
  cell({ timeframe: 'full-day', searches: 3, evening: 3 }),
  cell({ city: 'tokyo', mood: 'quirky-kawaii', searches: 5, short: 1, empty: 2 }),
];

describe('the sums of the searches', () => {
  it('name every city in the order of the home page', () => {
    const sums = byCity(cells, cities);
    expect(sums.map(({ name }) => name)).toEqual(cities.map(({ name }) => name));
    expect(sums.filter(({ value }) => value > 0)).toEqual([
      { key: 'paris', name: 'Paris', value: 15 },
      { key: 'tokyo', name: 'Tokyo', value: 5 },
    ]);
  });

  it('name every slot', () => {
    expect(bySlot(cells).map(({ name, value }) => [name, value])).toEqual([
      ['1–2 hours', 0],
      ['Half day', 17],
      ['Full day', 3],
    ]);
  });

  it('name every mood of a city', () => {
    expect(byMood(cells, [paris]).map(({ group, name, value }) => [group, name, value])).toEqual([
      ['Paris', 'Romantic & Dreamy', 15],
      ['Paris', 'Artistic & Cultural', 0],
      ['Paris', 'Bohemian & Playful', 0],
      ['Paris', 'Elegant & Sophisticated', 0],
    ]);
  });

  it('count what lacked places, but not what was asked for too late', () => {
    expect(missedIn(cells)).toBe(3);
  });
});

describe('where content is missing', () => {
  it('is where the share is highest, and of equal shares where more was searched', () => {
    const gaps = gapsIn(
      [
        cell({ mood: 'bohemian-playful', searches: 1000, short: 100 }),
        cell({ mood: 'artistic-cultural', searches: 20, short: 5, empty: 5 }),
        cell({ mood: 'elegant-sophisticated', searches: 40, empty: 20 }),
      ],
      cities,
    );
    expect(gaps.map(({ mood, missed }) => [mood, missed])).toEqual([
      ['Elegant & Sophisticated', 20],
      ['Artistic & Cultural', 10],
      ['Bohemian & Playful', 100],
    ]);
    expect(gaps[0]).toMatchObject({ city: 'Paris', slot: 'Half day', searches: 40, short: 0, empty: 20 });
  });

  it('leaves out what was searched too seldom to be judged, and what lacks nothing', () => {
    expect(gapsIn([cell({ searches: 9, empty: 9 }), cell({ searches: 500, evening: 200 })], cities)).toEqual([]);
    expect(gapsIn([cell({ searches: 10, empty: 1 })], cities)).toHaveLength(1);
  });

  it('shows what it has no name for as the log has it', () => {
    const [gap] = gapsIn([cell({ city: 'atlantis', mood: 'sunk-lost', empty: 2 })], cities);
    expect(gap).toMatchObject({ city: 'atlantis', mood: 'Sunk & Lost' });
  });
});
