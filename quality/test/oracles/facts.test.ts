import { cities } from '@city-genie/city-data/catalog';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { getTimes } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { dayClock, localTextOf } from '../../src/oracles/facts/day-clock.js';
import { doorFactsOf } from '../../src/oracles/facts/door-facts.js';
import { doorMinutes } from '../../src/oracles/facts/door-minutes.js';
import { isExposed, type SkyFact, SkyFacts } from '../../src/oracles/facts/forecast-facts.js';
import { sunriseMs, sunsetMs } from '../../src/oracles/facts/noaa-sun.js';
import { crowMetres, wayBetween } from '../../src/oracles/facts/ways.js';
import { places } from './small-city.js';

describe('the clock of a date', () => {
  it.each([
    ['Europe/Paris', '2027-03-28', 119, '01:59'],
    ['Europe/Paris', '2027-03-28', 120, '03:00'],
    ['Europe/Paris', '2027-10-31', 179, '02:59'],
    ['Europe/Paris', '2027-10-31', 180, '02:00'],
    ['America/New_York', '2027-11-07', 120, '01:00'],
    ['America/New_York', '2027-03-14', 121, '03:01'],
    ['Asia/Tokyo', '2027-03-28', 700, '11:40'],
  ])('%s on %s: after %i minutes it shows %s', (zone, date, elapsed, shown) => {
    const clock = dayClock(zone, date);
    expect(new Date(clock.wallAt(elapsed) * 60_000).toISOString().slice(11, 16)).toBe(shown);
    expect(clock.elapsedOf(`${date}T${shown}`, elapsed)).toBe(elapsed);
  });

  it('continues past midnight, and handles skipped times', () => {
    const clock = dayClock('Europe/Paris', '2027-03-28');
    expect(clock.elapsedOf('2027-03-29T00:30')).toBe(23 * 60 + 30);
    expect(clock.elapsedOf('2027-03-28T02:30')).toBeUndefined();
    expect(clock.elapsedFrom('2027-03-28T02:30')).toBe(120);
    expect(localTextOf('America/New_York', clock.midnightMs)).toBe('2027-03-27T19:00');
  });
});

describe('doorMinutes', () => {
  const isHoliday = (date: string) => date === '2027-07-14';
  /** Open intervals of the date as clock times; 25:00 is one o'clock in the night after it. */
  const spans = (hours: string, date: string) => {
    const text = [...doorMinutes(hours, date, isHoliday, [-1, 0])].join('');
    const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return [...text.matchAll(/1+/g)].map(({ 0: open, index }) => `${clock(index)}-${clock(index + open.length)}`).join();
  };

  it.each([
    ['24/7', '2027-06-16', '00:00-24:00'],
    ['Tu-Su 10:00-18:00', '2027-06-14', ''],
    ['Tu-Su 10:00-18:00; Th 10:00-21:45', '2027-06-17', '10:00-21:45'],
    ['Fr-Mo 09:00-12:00,13:00-17:00', '2027-06-13', '09:00-12:00,13:00-17:00'],
    ['Fr-Sa 18:00-02:00', '2027-06-18', '18:00-26:00'],
    ['Fr-Sa 18:00-02:00', '2027-06-20', '00:00-02:00'],
    ['Mo-Fr 10:00-18:00; PH off', '2027-07-14', ''],
    ['Su,PH 11:00-17:00', '2027-07-14', '11:00-17:00'],
    ['10:00-18:00; Jul 14,Dec 25 off', '2027-07-14', ''],
    ['Jan-Feb,Nov-Dec 08:00-17:30; Mar,Oct 08:00-18:30; Apr-Sep 08:00-19:30', '2027-10-05', '08:00-18:30'],
    ['Oct 16-Mar 14 08:00-17:00; Mar 15-Oct 15 08:00-20:00', '2028-02-29', '08:00-17:00'],
    ['Oct 16-Mar 14 08:00-17:00; Mar 15-Oct 15 08:00-20:00', '2027-10-15', '08:00-20:00'],
    ['Apr-Oct Tu-Su 08:00-17:30; Nov-Mar Sa-Su 10:00-16:00', '2027-11-05', ''],
    ['10:00-20:00; Sep 15 Th off', '2027-09-15', '10:00-20:00'],
  ])('%s on %s: %s', (hours, date, expected) => {
    expect(spans(hours, date)).toBe(expected);
  });
});

describe('the hours that are told of a date', () => {
  it.each([
    ['Fr-Sa 18:00-02:00', '2027-06-18', [{ from: 18 * 60, to: 26 * 60 }]],
    ['what is left of a night, when that is all: Fr-Sa 18:00-02:00', '2027-06-20', [{ from: 0, to: 120 }]],
    ['Fr-Sa 18:00-02:00', '2027-06-21', []],
  ])('%s on %s', (hours, date, expected) => {
    const openingHours = hours.replace(/^.*: /, '');
    expect(doorFactsOf('paris', date, dayClock('Europe/Paris', date)).stretches({ openingHours })).toEqual(expected);
  });
});

describe('sunset, distances and weather', () => {
  it.each(cities.map(({ key, geo }) => [key, geo] as const))('sunrise and sunset in %s agree with suncalc', (_, geo) => {
    for (let day = 0; day < 365; day += 13) {
      const noon = Date.parse('2027-01-01T12:00Z') + day * 86_400_000 - geo.lon * 240_000;
      const { sunrise, sunset } = getTimes(new Date(noon), geo.lat, geo.lon);
      expect(Math.abs(sunsetMs(geo, noon) - (sunset?.getTime() ?? Number.NaN))).toBeLessThanOrEqual(120_000);
      expect(Math.abs(sunriseMs(geo, noon) - (sunrise?.getTime() ?? Number.NaN))).toBeLessThanOrEqual(120_000);
    }
  });

  it('measures distances, and rounds minutes up', () => {
    const louvre = { lat: 48.8606, lon: 2.3376 };
    expect(crowMetres(louvre, louvre)).toBe(0);
    expect(crowMetres(louvre, { lat: 48.8606, lon: 2.3513 })).toBeCloseTo(1002, -1);
    expect(wayBetween(louvre, { lat: 48.8606, lon: 2.3513 })).toEqual({ mode: 'walk', leastMinutes: 19, mostMinutes: 19 });
    expect(wayBetween(louvre, { lat: 48.8867, lon: 2.3431 })).toEqual({ mode: 'transit', leastMinutes: 24, mostMinutes: 24 });
  });

  it.each([
    [[], 'unknown', []],
    [['fair', 'fair'], 'unknown', []],
    [['fair', 'fair', 'fair', 'wind'], 'dry', ['wind 13:00 13:40']],
    [['rain', 'fair', 'fair', 'heat'], 'rain', ['rain 10:20 11:00', 'heat 13:00 13:40']],
    [['fair', 'fair', 'snow', 'snow'], 'rain', ['snow 12:00 13:40']],
    [['fair', 'rain'], 'rain', ['rain 11:00 12:00']],
  ] satisfies [SkyFact[], string, string[]][])('hours %j of a plan from 10:20 to 13:40: %s', (kinds, weather, spells) => {
    const hours = kinds.map((sky, hour) => ({ time: `2027-06-16T1${hour}:00`, sky, isLikely: false }));
    const textAt = (minute: number) => new Date(Date.parse('2027-06-16T00:00Z') + minute * 60_000).toISOString().slice(0, 16);
    const sky = new SkyFacts(hours, 620, 820, textAt);
    expect(sky.weather).toBe(weather);
    expect(sky.spells.map(({ kind, from, to }) => `${kind} ${from.slice(11)} ${to.slice(11)}`)).toEqual(spells);
    expect(new SkyFacts(hours, 620, 820, textAt, true).weather).toBe('dry');
  });

  it('knows who is exposed to what', () => {
    const [first] = places;
    if (!first) {
      throw new RangeError('no place');
    }
    const at = (changed: Partial<Place>) =>
      (['rain', 'wind', 'heat'] as const).map((sky) => isExposed({ ...first, indoor: 0, tags: [], ...changed }, sky));
    expect(at({ category: 'square' })).toEqual([true, false, true]);
    expect(at({ category: 'viewpoint' })).toEqual([true, true, true]);
    expect(at({ category: 'park' })).toEqual([true, false, false]);
    expect(at({ category: 'viewpoint', indoor: 0.4 })).toEqual([false, false, false]);
  });
});
