import { describe, expect, it } from 'vitest';
import type { Candidate } from '../src/planner/candidates.js';
import { enriched } from '../src/planner/enrich.js';
import { planRoute } from '../src/planner/plan-route.js';
import { seededRandom } from '../src/planner/random.js';
import { completed } from '../src/planner/steps.js';
import { candidateOf, occasion, slotFor } from './made-up-city.js';

const slot = slotFor('2026-11-24T10:00');
const random = () => seededRandom('enrich');
const usual = Array.from({ length: 6 }, (_, index) => candidateOf(index));
const route = planRoute({ candidates: usual, slot, iterations: 60, random });
const sight = (changed: Partial<Candidate> = {}) =>
  candidateOf(9, { geo: usual[1]?.geo ?? { lat: 0, lon: 0 }, icon: true, occasions: [occasion(600, 1200, { score: 1 })], ...changed });
const withSight = (changed: Partial<Candidate> = {}) =>
  completed(enriched(route, { slot, candidates: [...usual, sight(changed)], random }));
const idsOf = ({ stops }: typeof route) => stops.map(({ candidate }) => candidate.id);

describe('a full route without a great sight', () => {
  it('has one instead of a stop, and everything else at its time', () => {
    const found = withSight();
    expect([route.full, found.full, idsOf(found).includes('place-9')]).toEqual([true, true, true]);
    const timesOf = (each: typeof route) => new Map(each.stops.map(({ candidate, arrive, leave }) => [candidate.id, [arrive, leave]]));
    const others = idsOf(found).filter((id) => id !== 'place-9');
    expect(others).toHaveLength(route.stops.length - 1);
    expect(others.map((id) => timesOf(found).get(id))).toEqual(others.map((id) => timesOf(route).get(id)));
    expect(found.stops.map(({ candidate }) => candidate.pinned)).not.toContain(true);
    const hosts = route.pauses.map(({ after }) => after.candidate.id);
    expect(found.pauses.map(({ after }) => after.candidate.id)).toEqual(hosts);
  });

  it.each([
    ['was seen', { seen: true }],
    ['is closed then', { occasions: [occasion(1200, 1300)] }],
    ['is far away', { geo: { lat: 48.99, lon: 2.6 } }],
    ['takes too long', { visit: { min: 200, typical: 240, max: 300 } }],
  ] satisfies [string, Partial<Candidate>][])('stays as it is where that %s', (_, changed) => {
    expect(withSight(changed)).toBe(route);
  });

  it('has no sight that is much the same as a stop that stays', () => {
    const stays = idsOf(route).find((id) => idsOf(withSight()).includes(id));
    const decks = usual.map((each) => (each.id === stays ? { ...each, alike: 'deck' } : each));
    const withDecks = planRoute({ candidates: decks, slot, iterations: 60, random });
    const found = completed(enriched(withDecks, { slot, candidates: [...decks, sight({ alike: 'deck' })], random }));
    expect(idsOf(withDecks)).toContain(stays);
    expect(found.stops.filter(({ candidate }) => candidate.alike === 'deck')).toHaveLength(1);
  });

  it('stays as it is where it lacks nothing', () => {
    const has = completed(enriched(route, { slot, candidates: usual, random }));
    expect(has).toBe(route);
  });
});
