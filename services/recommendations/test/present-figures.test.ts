import { describe, expect, it } from 'vitest';
import { presentFigures } from '../src/presenters/present-figures.js';

const counts = { searches: 2, short: 1, evening: 0, empty: 0 };
const cell = (city: string, mood: string, timeframe = 'half-day') => ({ city, mood, timeframe, ...counts });
const namesOf = (cells: ReturnType<typeof cell>[]) =>
  presentFigures({ cells, days: [] }).cells.map(({ city, mood, timeframe }) => `${city} ${mood} ${timeframe}`);

describe('the figures of searches', () => {
  it('are ordered as the product orders cities, moods and slots', () => {
    expect(
      namesOf([
        cell('london', 'cozy-contemplative'),
        cell('paris', 'artistic-cultural', 'full-day'),
        cell('paris', 'artistic-cultural', '1-2-hours'),
        cell('paris', 'artistic-cultural', 'half-day'),
        cell('paris', 'romantic-dreamy'),
      ]),
    ).toEqual([
      'paris romantic-dreamy half-day',
      'paris artistic-cultural 1-2-hours',
      'paris artistic-cultural half-day',
      'paris artistic-cultural full-day',
      'london cozy-contemplative half-day',
    ]);
  });

  it('end with moods and cities that the product has no more', () => {
    expect(
      namesOf([
        cell('atlantis', 'wet'),
        cell('paris', 'zany'),
        cell('berlin', 'old'),
        cell('paris', 'elegant-sophisticated'),
        cell('paris', 'mad'),
        cell('arcadia', 'calm'),
      ]),
    ).toEqual([
      'paris elegant-sophisticated half-day',
      'paris mad half-day',
      'paris zany half-day',
      'berlin old half-day',
      'arcadia calm half-day',
      'atlantis wet half-day',
    ]);
  });

  it('have the sum of all cells', () => {
    const days = [{ date: '2026-11-24', searches: 4, guests: 3, refused: 1 }];
    const cells = [cell('paris', 'romantic-dreamy'), cell('rome', 'ancient-epic')];
    expect(presentFigures({ cells, days })).toEqual({ success: true, total: 4, cells, days });
  });
});
