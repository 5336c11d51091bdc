import type { Afterwards, SearchReply } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { describe, expect, it } from 'vitest';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { feasibilityViolations } from '../../src/oracles/feasibility.js';
import { mood, places, planCase } from './small-city.js';
import { at, halfDay, planOf, type Spoilt } from './small-city-cases.js';

const bars: readonly Place[] = places.slice(0, 5).map((place, index) => ({
  ...place,
  id: `paris-bar-${index}`,
  name: `Bar ${index}`,
  category: 'bar',
  openingHours: '20:30-23:30',
  bestTime: ['evening'],
  afterDark: 'yes',
  hiddenGem: false,
  icon: false,
  indoor: 1,
  moodFit: { [mood]: 0.9 },
}));

type Changed = { afterwards: Afterwards; idea: Afterwards['places'][number]; table: Afterwards['tables'][number]; reply: SearchReply };

/** Half a day in June that ends before dinner, with what may follow it. */
function followed(change: (parts: Changed) => void = () => undefined): PlanCase {
  const from = planCase({ ...halfDay, startAt: '2027-06-16T13:30' }, false, [...places, ...bars]);
  const { afterwards } = planOf(from);
  const [idea, table] = [afterwards?.places[0], afterwards?.tables[0]];
  if (!afterwards || !idea || !table) {
    throw new RangeError('nothing follows');
  }
  change({ afterwards, idea, table, reply: from.reply });
  return from;
}

const evening = (fields: Partial<Changed['idea']>) => followed(({ idea }) => Object.assign(idea, fields));
const dinner = (fields: Partial<Changed['table']>) => followed(({ table }) => Object.assign(table, fields));

function withBars(changed: Partial<Place>): PlanCase {
  const from = followed();
  return { ...from, places: from.places.map((place) => (place.category === 'bar' ? { ...place, ...changed } : place)) };
}

/** The places of a plan, of which the first stop and the ideas are changed alike. */
function repeated(changed: Partial<Place>, told: Partial<Changed['idea']> = {}): PlanCase {
  const from = followed(({ idea }) => Object.assign(idea, told));
  const ids = new Set([at(from.reply.recommendations, 0).id, ...bars.map(({ id }) => id)]);
  return { ...from, places: from.places.map((place) => (ids.has(place.id) ? { ...place, ...changed } : place)) };
}

const faults: Spoilt[] = [
  ['an evening much the same as a stop', 'evening_idea', () => repeated({ alike: 'deck' })],
  ['a second view from above', 'evening_idea', () => repeated({ category: 'viewpoint' }, { category: 'viewpoint' })],
  ['a second bath', 'evening_idea', () => repeated({ category: 'bath' }, { category: 'bath' })],
  ['an evening at an unknown place', 'evening_idea', () => evening({ id: 'nowhere' })],
  [
    'an evening at a stop',
    'evening_idea',
    () => followed(({ idea, reply }) => Object.assign(idea, { id: at(reply.recommendations, 0).id })),
  ],
  ['an evening at a place with another name', 'evening_idea', () => evening({ title: 'Elsewhere' })],
  ['an evening of another mood', 'evening_idea', () => withBars({ moodFit: { other: 1 } })],
  ['an evening whose programme is said to change', 'evening_idea', () => evening({ seeProgramme: true })],
  [
    'a way that is a minute too short',
    'evening_idea',
    () => followed(({ idea }) => Object.assign(idea, { legMinutes: idea.legMinutes - 1 })),
  ],
  ['an evening that begins during dinner', 'evening_idea', () => evening({ from: '2027-06-16T20:00' })],
  ['an evening after closing', 'evening_idea', () => evening({ until: '2027-06-16T23:59' })],
  ['an evening at a place that is closed', 'evening_idea', () => withBars({ openingHours: 'Mo off' })],
  ['a dinner at an unknown table', 'dinner_afterwards', () => dinner({ id: 'nowhere' })],
  ['a dinner at another distance', 'dinner_afterwards', () => dinner({ distanceMetres: 5 })],
  [
    'a dinner where none is served',
    'dinner_afterwards',
    () => ({ ...followed(), restaurants: followed().restaurants.map((each) => ({ ...each, meals: ['lunch'] })) }),
  ],
  ['a dinner of another mood beside one of this', 'dinner_afterwards', () => withOther(0.9, ({ tables }) => tables[0])],
  ['a dinner of another mood where this one has one', 'dinner_afterwards', () => withOther(0.9, ({ tables }) => tables.pop())],
];

/** Half a day whose dinner afterwards is named as one of another mood, while all restaurants fit this one so well. */
function withOther(fit: number, named: (afterwards: Afterwards) => Afterwards['otherTable']): PlanCase {
  const from = followed(({ afterwards }) => Object.assign(afterwards, { otherTable: named(afterwards) }));
  return { ...from, restaurants: from.restaurants.map((each) => ({ ...each, moodFit: { [mood]: fit } })) };
}

describe('what may follow a plan', () => {
  it('is accepted as it is', () => {
    expect(feasibilityViolations(followed())).toEqual([]);
  });

  it('is a dinner of another mood where none of this one is near', () => {
    const from = withOther(0, ({ tables }) => tables.splice(0)[0]);
    expect(feasibilityViolations(from).filter(({ code }) => code === 'dinner_afterwards')).toEqual([]);
  });

  it.each(faults)('is refused: %s', (_what, code, make) => {
    expect(feasibilityViolations(make()).map((violation) => violation.code)).toContain(code);
  });
});
