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

  it('says how long it rains as far as the plan tells: until, from, from on, or all the time', () => {
    const whenOf = (sky: (hour: number) => Sky, changed: Asked = {}) =>
      /expected ([^.;]*)/.exec(textsOf(asked(sky, { timeframe: 'half-day', ...changed }), 'weather_hours')[0] ?? '')?.[1];
    expect([rain(0, 12), rain(10, 12), rain(12, 20), rain(12, 24), rain(8, 20)].map((sky) => whenOf(sky))).toEqual([
      'until 12:00',
      'from 10:00 to 12:00',
      'from 12:00 to 20:00',
      'from 12:00 to 00:00',
      'all the time',
    ]);
    // A forecast that ends in the rain, or has a hole after it, doesn't say that it is over.
    const short = hoursOf(june, rain(12, 24), 2).filter(({ time }) => time < `${june}T14:00`);
    const hole = hoursOf(june, rain(12, 14), 2).filter(({ time }) => time !== `${june}T14:00`);
    expect([short, hole].map((forecast) => whenOf(rain(12, 14), { forecast }))).toEqual(['from 12:00 on', 'from 12:00 on']);
  });

  it('says how long one walks in it, where the stops are under a roof', () => {
    const apart = places.map((place, index) => ({ ...place, geo: { lat: 48.85 + index * 0.004, lon: 2.35 } }));
    const wet = asked(rain(10, 18), {}, apart);
    const note = wet.notes.find(({ code }) => code === 'weather_hours');
    const walks = wet.recommendations.reduce((sum, { walkMinutes }) => sum + walkMinutes, 0);
    expect(note?.params).toMatchObject({ exposed: 0, onFoot: walks });
    expect(note?.text).toContain(`the stops then are under a roof, the ${walks} minutes on foot between them aren’t.`);
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

  it('visits a pinned place in the open before the rain or after it', () => {
    for (const timeframe of ['half-day', 'full-day'] as const) {
      for (const [from, to] of [
        [10, 13],
        [12, 15],
      ] as const) {
        const wet = asked(rain(from, to), { pin: ['place-5'], timeframe });
        const pinned = wet.recommendations.find(({ id }) => id === 'place-5');
        expect([pinned !== undefined, pinned && isWet(pinned, `${from}:00`, `${to}:00`)]).toEqual([true, false]);
      }
    }
    const always = asked(rain(0, 24), { pin: ['place-5'] });
    expect(always.recommendations.map(({ id }) => id)).toContain('place-5');
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

  it('names the weather of the hours that it means', () => {
    const list = places.map((place) => (place.id === 'place-1' ? { ...place, bestTime: ['midday' as const] } : place));
    const snowThenRain = (hour: number): Sky => (hour < 11 ? 'snow' : rain(11, 15)(hour));
    expect(textsOf(asked(snowThenRain, { pin: ['place-1'], timeframe: 'full-day' }, list), 'moved_for_weather')).toEqual([
      'Place 1 is better at another hour, but rain is expected then.',
    ]);
    const noon = places.map((place) => (place.id === 'place-1' ? { ...place, qualityScore: 5, openingHours: '12:00-14:00' } : place));
    expect(textsOf(asked(snowThenRain, {}, noon), 'kept_for_dry_day')).toContain('Place 1 is better on a dry day: rain is expected.');
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
    expect(textsOf(reply, 'weather_hours')[0]).toMatch(/^Snow is expected until 12:00; /);
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

  it('covers a part of the plan: that is said, whatever is known of the rest', () => {
    const until = (time: string, sky: Sky) => hoursOf(june, () => sky, 2).filter((hour) => hour.time < `${june}T${time}`);
    for (const [time, sky, used] of [
      ['11:00', 'fair', 'unknown'],
      ['14:00', 'fair', 'dry'],
      ['11:00', 'rain', 'rain'],
    ] as const) {
      const reply = asked(() => 'fair', { forecast: until(time, sky) });
      expect([noteCodes(reply).filter((code) => /known|unavail/.test(code)), reply.plan?.weatherUsed]).toEqual([
        ['weather_partly_known'],
        used,
      ]);
    }
    const likely = until('11:00', 'rain').map((hour) => ({ ...hour, isLikely: true }));
    expect(noteCodes(asked(() => 'fair', { forecast: likely }))).toContain('weather_likely');
  });

  it('is no reason to be outside where it has a hole', () => {
    const forecast = hoursOf(june, rain(12, 14), 2).filter(({ time }) => time !== `${june}T14:00` && time !== `${june}T11:00`);
    const reasons = asked(() => 'fair', { forecast }).recommendations.flatMap(({ reasons: list }) => list.map(({ code }) => code));
    expect(reasons).not.toContain('in_dry_hours');
  });

  it('is a likelihood far ahead', () => {
    const forecast = hoursOf(june, () => 'fair', 2).map((hour) => ({ ...hour, isLikely: true }));
    expect(noteCodes(asked(() => 'fair', { forecast }))).toContain('weather_likely');
    expect(noteCodes(asked(() => 'fair'))).not.toContain('weather_likely');
  });
});
