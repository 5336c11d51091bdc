import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { iconViolations, seenViolations } from '../../src/oracles/replacements.js';
import { planCase } from './small-city.js';
import { asked, at, clockOf, darkHalfDay, halfDay, lateDay, later, shift, shortSlot, spoilt, withPlace } from './small-city-cases.js';

/** A plan whose stop with this index was seen, in a city with nothing beside the plan but a twin of that stop. */
function withTwin(changed: Partial<Place> = {}, index = 1, from = planCase()): PlanCase {
  const shown = new Set(from.reply.recommendations.map(({ id }) => id));
  const seen = at(from.reply.recommendations, index).id;
  const stops = from.places.filter(({ id }) => shown.has(id));
  const twins = stops
    .filter(({ id }) => id === seen)
    .map((place) => ({ ...place, id: 'paris-twin', name: 'Twin', hiddenGem: false, ...changed }));
  return asked({ seen: [seen] }, { ...from, places: [...stops, ...twins] });
}

const codes = (from: PlanCase) => seenViolations(from).map(({ code }) => code);
const first = planCase().reply.recommendations[1];
const arrive = clockOf(first?.arrive ?? '');
const leave = (minutes: number) => clockOf(later(first?.leave ?? '', minutes));

describe('seenViolations', () => {
  it('reports a stop that was seen where a place that was not could take its place', () => {
    expect(codes(withTwin())).toEqual(['seen_again']);
    expect(codes(withTwin({}, 0))).toEqual(['seen_again']);
    expect(codes(withTwin({}, -1))).toEqual(['seen_again']);
  });

  it.each<[string, Partial<Place>]>([
    ['it is closed', { openingHours: 'We off' }],
    ['its door closes too early', { openingHours: `06:00-${arrive}` }],
    ['nobody is let in so late', { openingHours: `06:00-${leave(15)}`, lastEntryMinutes: 240 }],
    ['it does not fit the mood', { moodFit: {} }],
    ['its performances are not known', { startTimes: [] }],
    ['only a part of its performance would fit', { startTimes: [arrive], visitMinutes: { min: 20, typical: 130, max: 200 } }],
    ['its shortest visit is too long', { visitMinutes: { min: 120, typical: 120, max: 120 } }],
    ['it is far away', { geo: { lat: 48.9, lon: 2.3 } }],
  ])('not where %s', (_, changed) => {
    expect(codes(withTwin(changed))).toEqual([]);
  });

  it('not where its visit is so short that the day would not be full', () => {
    const justFull = () => spoilt((_, plan) => Object.assign(plan, { waitMinutes: plan.totalMinutes - 480 }));
    expect(codes(withTwin({}, 1, justFull()))).toEqual(['seen_again']);
    expect(codes(withTwin({ visitMinutes: { min: 5, typical: 5, max: 5 } }, 1, justFull()))).toEqual([]);
  });

  it('not where the stop is pinned, or the other place excluded or seen', () => {
    const from = withTwin();
    const [seen = ''] = from.request.seen ?? [];
    expect(codes(asked({ pin: [seen] }, from))).toEqual([]);
    expect(codes(asked({ exclude: ['paris-twin'] }, from))).toEqual([]);
    expect(codes(asked({ seen: [seen, 'paris-twin'] }, from))).toEqual([]);
    expect(codes(asked({ seen: [] }, from))).toEqual([]);
  });

  it('not where there would be too many of a category, too many little-known places, or two in the dark that are only passed', () => {
    const cinemas = withTwin({ category: 'cinema' }, 1, withPlace(planCase(), 0, { category: 'cinema' }));
    expect(codes(cinemas)).toEqual([]);
    const gems = withTwin({ hiddenGem: true });
    expect(codes({ ...gems, places: gems.places.map((place) => ({ ...place, hiddenGem: true })) })).toEqual([]);
    const lit = withPlace(planCase(darkHalfDay), 1, { afterDark: 'lit' });
    expect(codes(withTwin({ afterDark: 'yes' }, 2, lit))).toEqual(['seen_again']);
    expect(codes(withTwin({ afterDark: 'lit' }, 2, lit))).toEqual([]);
  });

  it('counts the time of a wait as free', () => {
    const visitMinutes = { min: 50, typical: 50, max: 90 };
    const waiting = spoilt((stops) => shift(at(stops, 0), -25));
    const openingHours = `06:00-${leave(-5)}`;
    expect(codes(withTwin({ openingHours, visitMinutes }, 1, waiting))).toEqual(['seen_again']);
    expect(codes(withTwin({ openingHours, visitMinutes }))).toEqual([]);
  });

  it('says nothing of a reply without a plan', () => {
    const from = withTwin();
    expect(seenViolations({ ...from, reply: { ...from.reply, plan: null } })).toEqual([]);
  });
});

describe('iconViolations', () => {
  const plain = (from: PlanCase): PlanCase => ({
    ...from,
    places: from.places.map((place) => ({ ...place, icon: place.id === 'paris-twin' })),
  });

  it('reports a day without a known sight where one could take the place of a stop', () => {
    const from = plain(withTwin());
    expect(iconViolations(asked({ seen: [] }, from)).map(({ code }) => code)).toEqual(['icon_missing']);
  });

  it('not where it was seen, takes too long, or the plan has one, is an evening or an hour or two', () => {
    expect(iconViolations(asked({ seen: ['paris-twin'] }, plain(withTwin())))).toEqual([]);
    expect(iconViolations(plain(withTwin({ visitMinutes: { min: 30, typical: 120, max: 130 } })))).toEqual([]);
    expect(iconViolations(withPlace(plain(withTwin()), 0, { icon: true }))).toEqual([]);
    expect(iconViolations(plain(withTwin({}, 1, planCase(lateDay))))).toEqual([]);
    expect(iconViolations(plain(withTwin({}, 0, planCase(shortSlot))))).toEqual([]);
  });

  it('not where one would wait for it, or go far', () => {
    const long = { min: 10, typical: 20, max: 90 };
    const found = (changed: Partial<Place>) =>
      iconViolations(plain(withTwin({ visitMinutes: long, openingHours: `${arrive}-22:00`, ...changed }))).map(({ detail }) => detail);
    const { lat = 0, lon = 0 } = planCase().places[0]?.geo ?? {};
    expect(found({})).toHaveLength(1);
    expect(found({ openingHours: `${arrive}-${leave(15)}` })).toHaveLength(1);
    expect(found({ openingHours: `${arrive}-${leave(14)}` })).toEqual([]);
    expect(found({ openingHours: `${arrive}-12:00`, geo: { lat: lat + 0.03, lon } })).toEqual([]);
  });

  it('not where one would wait for it at the end, or a meal is had', () => {
    const visitMinutes = { min: 20, typical: 30, max: 120 };
    const found = (index: number, openingHours: string) =>
      iconViolations(plain(withTwin({ openingHours, visitMinutes }, index, planCase(halfDay)))).map(({ detail }) => detail);
    const stops = planCase(halfDay).reply.recommendations;
    const last = at(stops, -1).arrive;
    expect(found(-1, `${clockOf(last)}-22:00`)).toHaveLength(1);
    expect(found(-1, `${clockOf(later(last, 1))}-22:00`)).toEqual([]);
    // Open in the hours of the stop before lunch alone, it could be there, but lunch would be had at another place.
    const { arrive: from, leave: until } = at(stops, -2);
    const openingHours = `${clockOf(from)}-${clockOf(later(until, 20))}`;
    expect(codes(withTwin({ openingHours, visitMinutes }, -2, planCase(halfDay)))).toEqual(['seen_again']);
    expect(found(-2, openingHours)).toEqual([]);
  });
});
