import { cities } from '@city-genie/city-data/catalog';
import { describe, expect, it } from 'vitest';
import { watersOf } from './rivers.js';

describe('watersOf', () => {
  it.each(cities.map((city) => [city.name, city] as const))('lies in %s', (_name, city) => {
    const { south, north, west, east } = city.box;
    const waters = watersOf(city.key);
    expect(waters.length).toBeGreaterThan(0);
    for (const { line } of waters) {
      const away = line.filter(({ lat, lon }) => !(lat > south - 0.03 && lat < north + 0.03 && lon > west - 0.03 && lon < east + 0.03));
      expect(away).toEqual([]);
      // No two points lie so far apart that the river would be cut short.
      const steps = line
        .slice(1)
        .map((point, index) => Math.hypot(point.lat - (line[index]?.lat ?? 0), point.lon - (line[index]?.lon ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(0.04);
    }
  });
});
