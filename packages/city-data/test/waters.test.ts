import { describe, expect, it } from 'vitest';
import { cities } from '../src/catalog.js';
import { watersOf } from '../src/geography/waters.js';

const drawn = cities.filter((city) => watersOf(city.key).length > 0);

describe('watersOf', () => {
  it('has the rivers that people expect on a map, and none for an unknown city', () => {
    const names = (city: string) => watersOf(city).map(({ name }) => name);
    expect([names('paris'), names('london'), names('rome')]).toEqual([
      expect.arrayContaining(['Seine']),
      expect.arrayContaining(['Thames']),
      expect.arrayContaining(['Tiber']),
    ]);
    expect(watersOf('a city without a river')).toEqual([]);
  });

  it.each(drawn.map((city) => [city.name, city] as const))('lies in %s', (_name, city) => {
    const { south, north, west, east } = city.box;
    for (const { line } of watersOf(city.key)) {
      const away = line.filter(({ lat, lon }) => !(lat > south - 0.03 && lat < north + 0.03 && lon > west - 0.03 && lon < east + 0.03));
      expect(away).toEqual([]);
      // Points far apart would make the sketch cut the river short.
      const steps = line
        .slice(1)
        .map((point, index) => Math.hypot(point.lat - (line[index]?.lat ?? 0), point.lon - (line[index]?.lon ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(0.04);
    }
  });
});
