import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import type { Sky } from '../src/planner/weather-outlook.js';
import { type Asked, hoursOf, noteCodes, placesOf, replyIn } from './made-up-city.js';

const june = '2027-06-15';
const nowMs = Date.parse(`${june}T06:00Z`);
const rain =
  (from: number, to: number) =>
  (hour: number): Sky =>
    hour >= from && hour < to ? 'rain' : 'fair';

/** Every other place has a roof. */
const places = placesOf(18, (index) => ({ name: `Place ${index}`, indoor: index % 2 === 0 ? 1 : 0 }));
const asked = (sky: (hour: number) => Sky, changed: Asked = {}, list: readonly Place[] = places) =>
  replyIn({ places: list }, { startAt: `${june}T10:00`, nowMs, forecast: hoursOf(june, sky, 2), ...changed });
const isWet = ({ arrive, leave }: { arrive: string; leave: string }, from: string, to: string) =>
  arrive.slice(11) < to && leave.slice(11) > from;
const textsOf = ({ notes }: ReturnType<typeof asked>, code: string) => notes.flatMap((note) => (note.code === code ? [note.text] : []));

describe('a day with hours of rain', () => {
  const reply = asked(rain(12, 14));
  const stops = reply.recommendations;

  it('has roofs while it rains, and goes outside before and after', () => {
    expect(stops.filter((stop) => isWet(stop, '12:00', '14:00')).map(({ indoor }) => indoor)).not.toContain(0);
    expect(stops.filter(({ indoor }) => indoor === 0).length).toBeGreaterThan(1);
    expect(reply.plan).toMatchObject({
      weatherUsed: 'rain',
      weatherSpells: [{ kind: 'rain', from: `${june}T12:00`, to: `${june}T14:00` }],
    });
  });

  it('says why under a roof, and why outside, for the hours of the stop itself', () => {
    for (const stop of stops) {
      const texts = stop.reasons.map(({ text }) => text).filter((text) => /rain/.test(text));
      const isIn = isWet(stop, '12:00', '14:00');
      const outside = stop.leave.slice(11) <= '12:00' ? 'Before the rain expected at 12:00' : 'After the rain expected until 14:00';
      expect([stop.title, texts]).toEqual([
        stop.title,
        isIn ? ['Under a roof while rain is expected'] : stop.indoor === 0 ? [outside] : [],
      ]);
    }
  });

  it('says when it rains', () => {
    expect(textsOf(reply, 'weather_hours')).toEqual(['Rain is expected from 12:00 to 14:00; the stops then are under a roof.']);
  });

  it('is planned as if it stayed dry when that is wished, without a word of rain', () => {
    const { plan, notes, recommendations } = asked(rain(12, 14), { weather: 'dry' });
    expect([plan?.weatherUsed, plan?.weatherSpells, notes.filter(({ code }) => /weather|dry/.test(code))]).toEqual(['dry', [], []]);
    expect(recommendations.flatMap(({ reasons }) => reasons).some(({ text }) => /rain/.test(text))).toBe(false);
  });

  it('takes a lesser place with a roof rather than a better one in the rain', () => {
    const list = placesOf(14, (index) => ({
      name: `Place ${index}`,
      indoor: index < 9 ? 0 : 1,
      qualityScore: index < 9 ? 5 : 3,
      hiddenGem: false,
    }));
    const wet = asked(rain(0, 24), {}, list);
    expect(wet.recommendations.filter(({ indoor }) => indoor === 0)).toHaveLength(0);
    expect(noteCodes(wet)).not.toContain('short_plan');
    const few = asked(rain(0, 24), {}, list.slice(0, 11));
    expect(few.recommendations.filter(({ indoor }) => indoor === 0).length).toBeGreaterThan(0);
  });

  it('names who stands in it, where there is no roof', () => {
    const outside = placesOf(9, (index) => ({ name: `Lawn ${index}` }));
    const wet = asked(rain(0, 24), { timeframe: '1-2-hours' }, outside);
    expect(textsOf(wet, 'weather_hours')).toEqual([
      `Rain is expected all the time. ${wet.recommendations.map(({ title }) => title).join(' and ')} lie in the open then: take an umbrella.`,
    ]);
  });

  it('says that a stop comes at another hour because of it', () => {
    const list = places.map((place) => (place.id === 'place-1' ? { ...place, bestTime: ['midday' as const] } : place));
    const moved = asked(rain(11, 15), { pin: ['place-1'] }, list);
    expect(moved.recommendations.find(({ id }) => id === 'place-1')).toBeDefined();
    expect(textsOf(moved, 'moved_for_weather')).toEqual(['Place 1 is better at another hour, but rain is expected then.']);
  });

  it('keeps for a dry day only what could be visited in the wet alone', () => {
    const list = places.map((place) => (place.id === 'place-1' ? { ...place, qualityScore: 5, openingHours: '12:00-14:00' } : place));
    expect(textsOf(asked(rain(12, 14), {}, list), 'kept_for_dry_day')).toEqual(['Place 1 is better on a dry day: rain is expected.']);
    expect(noteCodes(asked(rain(13, 14), {}, list))).not.toContain('kept_for_dry_day');
    const thenHot = (hour: number): Sky => (hour === 12 ? 'rain' : hour >= 13 ? 'heat' : 'fair');
    const square = list.map((place) => (place.id === 'place-1' ? { ...place, category: 'square' as const } : place));
    expect(noteCodes(asked(thenHot, {}, square))).not.toContain('kept_for_dry_day');
  });
});

describe('other weather', () => {
  const squares = placesOf(12, (index) => ({
    name: `Place ${index}`,
    category: index % 2 ? 'viewpoint' : 'museum',
    indoor: index % 2 ? 0 : 1,
  }));

  it('says that it snows', () => {
    const reply = asked((hour) => (hour < 12 ? 'snow' : 'fair'), {}, squares);
    expect(textsOf(reply, 'weather_hours')[0]).toMatch(/^Snow is expected from 10:00 to 12:00/);
    expect(reply.recommendations[0]?.reasons.map(({ code }) => code)).toContain('indoors_in_snow');
  });

  it('tells wind only to those who feel it', () => {
    expect(
      noteCodes(
        asked(
          () => 'wind',
          {},
          placesOf(9, () => ({ indoor: 1 })),
        ),
      ),
    ).not.toContain('weather_hours');
    const windy = placesOf(4, (index) => ({ name: `View ${index}`, category: 'viewpoint', tags: ['views'] }));
    expect(
      textsOf(
        asked(() => 'wind', { timeframe: '1-2-hours' }, windy),
        'weather_hours',
      )[0],
    ).toMatch(/^Strong wind is expected all the time/);
  });

  it('keeps out of the heat', () => {
    const reply = asked((hour) => (hour >= 13 && hour < 16 ? 'heat' : 'fair'), {}, squares);
    const then = reply.recommendations.filter((stop) => isWet(stop, '13:00', '16:00'));
    expect(then.map(({ indoor }) => indoor)).not.toContain(0);
    expect(then[0]?.reasons.map(({ text }) => text)).toContain('Out of the heat of the day');
  });
});

describe('a forecast that isn’t known', () => {
  it('is away, or doesn’t reach so far: two notes', () => {
    const withoutIt = replyIn({ places }, { startAt: `${june}T10:00`, nowMs });
    expect(noteCodes(withoutIt)).toContain('weather_unavailable');
    expect(noteCodes(withoutIt)).not.toContain('weather_unknown');
    const tooFar = asked(() => 'rain', { forecast: hoursOf('2027-06-01', () => 'rain', 2) });
    expect(noteCodes(tooFar)).toContain('weather_unknown');
    expect(noteCodes(tooFar)).not.toContain('weather_unavailable');
    expect([withoutIt.plan?.weatherUsed, tooFar.plan?.weatherUsed]).toEqual(['unknown', 'unknown']);
  });

  it('is a likelihood far ahead', () => {
    const forecast = hoursOf(june, () => 'fair', 2).map((hour) => ({ ...hour, isLikely: true }));
    expect(noteCodes(asked(() => 'fair', { forecast }))).toContain('weather_likely');
    expect(noteCodes(asked(() => 'fair'))).not.toContain('weather_likely');
  });
});
