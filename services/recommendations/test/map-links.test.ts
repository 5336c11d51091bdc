import { describe, expect, it } from 'vitest';
import { type MapStop, mapLinksOf } from '../src/presenters/map-links.js';
import { placesOf, replyIn } from './made-up-city.js';

/** A stop for each letter: how one gets there from the one before, `w` on foot or `t` by transit. */
function stopsOf(modes: string): MapStop[] {
  return [...modes].map((mode, index) => ({
    name: `Place ${index + 1}`,
    address: `${index + 1} Rue d’Été, Paris`,
    mode: mode === 't' ? ('transit' as const) : ('walk' as const),
  }));
}

describe('the links of a map', () => {
  it.each([
    ['', []],
    ['w', []],
    ['ww', [['walk', 1, 2]]],
    ['wwwww', [['walk', 1, 5]]],
    [
      'wwwwww',
      [
        ['walk', 1, 5],
        ['walk', 5, 6],
      ],
    ],
    [
      'wwwwwwwww',
      [
        ['walk', 1, 5],
        ['walk', 5, 9],
      ],
    ],
    ['wt', [['transit', 1, 2]]],
    [
      'wwtww',
      [
        ['walk', 1, 2],
        ['transit', 2, 3],
        ['walk', 3, 5],
      ],
    ],
    [
      'wtt',
      [
        ['transit', 1, 2],
        ['transit', 2, 3],
      ],
    ],
    [
      'wwwwwwt',
      [
        ['walk', 1, 5],
        ['walk', 5, 6],
        ['transit', 6, 7],
      ],
    ],
  ])('of %j are one for each run of walks and for each ride', (modes, expected) => {
    const stops = stopsOf(modes);
    const links = mapLinksOf(stops);
    expect(links.map(({ mode, from, to }) => [mode, from, to])).toEqual(expected);
    const texts = stops.map(({ name, address }) => `${name}, ${address}`);
    for (const { url, from, to, mode } of links) {
      const query = new URL(url).searchParams;
      expect(query.get('travelmode')).toBe(mode === 'walk' ? 'walking' : 'transit');
      expect([query.get('origin'), query.get('destination')]).toEqual([texts[from - 1], texts[to - 1]]);
      expect(query.get('waypoints')?.split('|') ?? []).toEqual(texts.slice(from, to - 1));
    }
  });

  it('name no place twice whose address begins with its name', () => {
    const bridge = { name: 'Pont Alexandre III', address: 'Pont Alexandre III, 75008, Paris', mode: 'walk' as const };
    const [link] = mapLinksOf([bridge, ...stopsOf('w')]);
    expect(new URL(link?.url ?? '').searchParams.get('origin')).toBe(bridge.address);
  });

  it('name the places and their addresses in the city, and tell walks from rides', () => {
    const places = placesOf(4, (index) => ({
      name: `Place ${index}`,
      address: `${index} Rue du Test`,
      geo: { lat: 48.85 + (index > 1 ? 0.04 : 0) + 0.002 * (index % 2), lon: 2.34 },
    }));
    const { plan, recommendations } = replyIn({ places }, { startAt: '2026-11-24T10:00', seed: '1' });
    const byLeg = (mode: string) =>
      recommendations.filter(({ legMode }) => legMode === mode).reduce((sum, { legMinutes }) => sum + legMinutes, 0);
    expect(plan?.mapLinks.map(({ mode, from, to }) => [mode, from, to])).toEqual([
      ['walk', 1, 2],
      ['transit', 2, 3],
      ['walk', 3, 4],
    ]);
    const [first] = recommendations;
    expect(new URL(plan?.mapLinks[0]?.url ?? '').searchParams.get('origin')).toBe(`${first?.title}, ${first?.location}, Paris`);
    expect([plan?.walkMinutes, plan?.transitMinutes]).toEqual([byLeg('walk'), byLeg('transit')]);
    expect(Math.min(plan?.walkMinutes ?? 0, plan?.transitMinutes ?? 0)).toBeGreaterThan(0);
  });
});
