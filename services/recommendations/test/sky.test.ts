import type { WeatherHour } from '@city-genie/contracts/internal/weather-hours';
import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { lossUnder, skyOver, skyWithin, spellsOf, weatherOf } from '../src/planner/sky.js';
import { underSky } from '../src/planner/under-sky.js';
import { outlookOf, type Sky } from '../src/planner/weather-outlook.js';
import { hoursOf, occasion, placeOf, slotFor } from './made-up-city.js';

const slot = slotFor('2026-11-24T10:00');
const rainFrom =
  (from: number, to: number) =>
  (hour: number): Sky =>
    hour >= from && hour < to ? 'rain' : 'fair';
const skyOf = (sky: (hour: number) => Sky) => skyOver(slot, hoursOf('2026-11-24', sky));

describe('an hour of the forecast', () => {
  const plain: WeatherHour = {
    time: '2026-11-24T10:00',
    condition: 'cloudy',
    precipitationProbability: 10,
    temperature: 9,
    windSpeed: 10,
    certainty: 'forecast',
  };
  it.each([
    [{}, 'fair'],
    [{ precipitationProbability: 49 }, 'fair'],
    [{ precipitationProbability: 50 }, 'rain'],
    [{ condition: 'drizzle', precipitationProbability: 20 }, 'rain'],
    [{ condition: 'thunderstorm', windSpeed: 80 }, 'rain'],
    [{ condition: 'snow' }, 'snow'],
    [{ condition: 'rain', precipitationProbability: null }, 'rain'],
    [{ precipitationProbability: null }, 'fair'],
    [{ precipitationProbability: 69, certainty: 'likelihood' }, 'fair'],
    [{ condition: 'rain', precipitationProbability: 60, certainty: 'likelihood' }, 'fair'],
    [{ precipitationProbability: 70, certainty: 'likelihood' }, 'rain'],
    [{ condition: 'rain', precipitationProbability: null, certainty: 'likelihood' }, 'rain'],
    [{ windSpeed: 49.9 }, 'fair'],
    [{ windSpeed: 50 }, 'wind'],
    [{ temperature: 34.9 }, 'fair'],
    [{ temperature: 35 }, 'heat'],
  ] satisfies [Partial<WeatherHour>, Sky][])('with %j is %s', (changed, sky) => {
    expect(outlookOf([{ ...plain, ...changed }])).toEqual([{ time: plain.time, sky, isLikely: 'certainty' in changed }]);
  });
});

describe('the sky over a slot', () => {
  it('has the hours of its date and the next, and leaves out what nobody knows', () => {
    const hours = hoursOf('2026-11-23', () => 'rain', 4).filter(({ time }) => time !== '2026-11-24T12:00');
    const spans = skyOver(slot, hours);
    expect([spans[0]?.from, spans.at(-1)?.to, spans.length]).toEqual([0, 2880, 47]);
    expect(spellsOf(skyWithin(spans, { from: 600, to: 960 }))).toEqual([
      { from: 600, to: 720, sky: 'rain' },
      { from: 780, to: 960, sky: 'rain' },
    ]);
  });

  it('counts elapsed minutes where the clocks change', () => {
    const spring = slotFor('2027-03-28T10:00');
    const spans = skyOver(spring, hoursOf('2027-03-28', rainFrom(13, 14)));
    expect(spellsOf(spans)).toEqual([{ from: 720, to: 780, sky: 'rain' }]);
    expect(spans).toHaveLength(23);
  });

  it.each([
    ['no hour is wet', () => 'fair', 24, 'dry'],
    ['it rains before and after', (hour) => (hour < 10 || hour >= 16 ? 'rain' : 'fair'), 24, 'dry'],
    ['one hour is wet', rainFrom(12, 13), 24, 'rain'],
    ['it snows for an hour', (hour) => (hour === 15 ? 'snow' : 'fair'), 24, 'rain'],
    ['the wind blows', () => 'wind', 24, 'dry'],
    ['the forecast ends too soon', () => 'fair', 14, 'unknown'],
    ['the forecast ends too soon, but it rains before', rainFrom(10, 12), 14, 'rain'],
    ['there is none', () => 'fair', 0, 'unknown'],
  ] satisfies [string, (hour: number) => Sky, number, string][])('when %s', (_name, sky, known, expected) => {
    const spans = skyOver(slot, hoursOf('2026-11-24', sky).slice(0, known));
    expect(weatherOf(spans, { from: 600, to: 960 })).toBe(expected);
  });
});

describe('what a place loses', () => {
  it.each([
    [{ indoor: 1 }, [0, 0, 0, 0, 0]],
    [{ indoor: 0, category: 'square' }, [0, 0.95, 0.8, 0, 0.6]],
    [{ indoor: 0, category: 'garden' }, [0, 0.95, 0.8, 0, 0]],
    [{ indoor: 0, category: 'viewpoint' }, [0, 0.95, 0.8, 0.6, 0.6]],
    [{ indoor: 0, category: 'street', tags: ['views'] }, [0, 0.95, 0.8, 0.6, 0.6]],
    [{ indoor: 0.4, category: 'viewpoint' }, [0, 0.57, 0.48, 0, 0]],
  ] satisfies [Partial<Place>, number[]][])('%j', (changed, losses) => {
    const skies: readonly Sky[] = ['fair', 'rain', 'snow', 'wind', 'heat'];
    expect(skies.map((sky) => Number(lossUnder(placeOf('it', changed), sky).toFixed(6)))).toEqual(losses);
  });
});

describe('the occasions of a place', () => {
  const day = [occasion(600, 1200, { score: 100 })];
  const told = (place: Partial<Place>, sky: (hour: number) => Sky) =>
    underSky(day, placeOf('it', place), skyOf(sky)).map(({ windows, score, loss }) => [
      windows.map(({ start, end, lastBegin }) => [start, lastBegin, end]),
      Math.round(score),
      loss,
    ]);

  it('are as they are under a roof, and on a fair day', () => {
    expect(
      underSky(
        day,
        placeOf('it', { indoor: 1 }),
        skyOf(() => 'rain'),
      ),
    ).toBe(day);
    expect(
      underSky(
        day,
        placeOf('it'),
        skyOf(() => 'fair'),
      ),
    ).toBe(day);
  });

  it('are worth all in dry hours alone, from beginning to end of the visit', () => {
    expect(told({}, rainFrom(13, 16))).toEqual([
      [
        [
          [600, 780, 780],
          [960, 1200, 1200],
        ],
        100,
        0,
      ],
      [[[600, 1200, 1200]], 5, 0.95],
    ]);
  });

  it('are worth little all day when it rains all day', () => {
    expect(told({}, () => 'rain')).toEqual([[[[600, 1200, 1200]], 5, 0.95]]);
  });

  it('are told apart by how bad the weather is for the place', () => {
    const sky = (hour: number): Sky => (hour < 12 ? 'fair' : hour < 14 ? 'heat' : hour < 16 ? 'rain' : 'fair');
    expect(told({ category: 'square' }, sky).map(([, score, loss]) => [score, loss])).toEqual([
      [100, 0],
      [40, 0.6],
      [5, 0.95],
    ]);
    expect(told({ category: 'square' }, sky)[1]?.[0]).toEqual([
      [600, 840, 840],
      [960, 1200, 1200],
    ]);
  });
});
