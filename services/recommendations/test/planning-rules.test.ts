import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeById } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import type { OpenPlace } from '../src/catalogue/catalogue.js';
import type { Place } from '../src/catalogue/entry.js';
import { withTurns } from '../src/catalogue/with-turns.js';
import { parseOpeningHours } from '../src/opening-hours/parse.js';
import { chooseAlternatives } from '../src/planner/alternatives.js';
import { seedFactor } from '../src/planner/score.js';
import { slotAt, slotText } from '../src/planner/slot.js';
import { nextQuarter } from '../src/planner/starts.js';
import { createTurns } from '../src/plans/turns.js';
import { mood, placeOf } from './made-up-city.js';

const half = timeframeById('half-day');
describe('a seed', () => {
  const date = '2026-11-24';
  const factorsOf = (seed: string, on = date) =>
    Array.from({ length: 400 }, (_, index) => seedFactor(placeOf(`place-${index}`), mood, seed, on));

  it('varies scores reproducibly, each place by itself, and on another date in another way', () => {
    expect(factorsOf('one')).toEqual(factorsOf('one'));
    expect(factorsOf('one')).not.toEqual(factorsOf('two'));
    expect(factorsOf('one')).not.toEqual(factorsOf('one', '2026-11-25'));
    expect(new Set(factorsOf('one')).size).toBe(400);
    expect(seedFactor(placeOf('it'), mood, undefined, date)).toBe(1);
  });

  const isFeatured = (factor: number) => factor > 1.3;

  it('gives about two places of five their turn, whose scores it moves by six percent at most', () => {
    const factors = factorsOf('one').filter((factor) => !isFeatured(factor));
    const inTurn = factors.filter((factor) => factor > 0.9);
    expect(inTurn.length).toBeGreaterThan(110);
    expect(inTurn.length).toBeLessThan(190);
    expect(inTurn.filter((factor) => Math.abs(factor - 1) > 0.06)).toEqual([]);
    expect(factors.filter((factor) => factor < 0.5 || (factor > 0.6 && factor <= 0.9))).toEqual([]);
  });

  it.each([
    ['one place in twenty-five', { icon: false }, 1.5, 6, 30],
    ['more than one sight in four that the city is known for', { icon: true }, 1.9, 88, 136],
  ])('makes %s the place of the day', (_what, changed, worth, least, most) => {
    const factors = Array.from({ length: 400 }, (_, index) => seedFactor(placeOf('it', changed), mood, `seed-${index}`, date));
    const featured = factors.filter(isFeatured);
    expect(featured.length >= least && featured.length <= most, `${featured.length}`).toBe(true);
    expect(featured.filter((factor) => Math.abs(factor / worth - 1) > 0.06)).toEqual([]);
  });
});

describe('turns', () => {
  const date = '2026-11-24';
  const limited = placeOf('it', { turns: { [mood]: 0.25 } });
  const factorsIn = (inMood: string, place = limited) =>
    Array.from({ length: 400 }, (_, index) => seedFactor(place, inMood, `seed-${index}`, date));
  const isHeldBack = (factor: number) => factor < 0.2;

  it.each([
    [0.02, 380, 400],
    [0.25, 270, 330],
    [0.5, 170, 230],
    [0.9, 20, 60],
  ])('of a share of %f hold a place back in the other seeds: %i to %i of 400', (share, least, most) => {
    const factors = factorsIn(mood, placeOf('it', { turns: { [mood]: share } }));
    const count = factors.filter(isHeldBack).length;
    expect(count >= least && count <= most, `${count}`).toBe(true);
    expect(factors.filter((factor) => isHeldBack(factor) && Math.abs(factor - 0.05) > 0.003)).toEqual([]);
  });

  it('leave it as it is in the other seeds, in other moods and without a seed', () => {
    const bare = factorsIn(mood, placeOf('it'));
    expect(factorsIn('bohemian-playful')).toEqual(bare);
    expect(factorsIn(mood).every((factor, index) => isHeldBack(factor) || factor === bare[index])).toBe(true);
    expect(seedFactor(limited, mood, undefined, date)).toBe(1);
  });

  it('are joined to places by mood and id', () => {
    const [first, second] = withTurns([placeOf('a'), placeOf('b')], { [mood]: { b: 0.5 }, 'bohemian-playful': { b: 0.25 } });
    expect([first?.turns, second?.turns]).toEqual([undefined, { [mood]: 0.5, 'bohemian-playful': 0.25 }]);
    expect([first, { ...second, turns: undefined }]).toEqual([placeOf('a'), { ...placeOf('b'), turns: undefined }]);
  });

  it('of a place that isn’t there are an error', () => {
    const joined = () => withTurns([placeOf('a')], { [mood]: { a: 0.5 }, 'bohemian-playful': { gone: 0.5 } });
    expect(joined).toThrow(RangeError);
    expect(joined).toThrow(/gone/);
  });
});

describe('local time', () => {
  it('counts elapsed minutes on the night the clocks change', () => {
    const night = slotAt(paris, { date: '2027-10-31', minute: 60 }, timeframeById('1-2-hours'));
    expect(slotText(night, night.start)).toBe('2027-10-31T01:00');
    expect(slotText(night, night.start + 120)).toBe('2027-10-31T02:00');
    const spring = slotAt(paris, { date: '2027-03-28', minute: 600 }, half);
    expect([spring.start, slotText(spring, spring.start)]).toEqual([540, '2027-03-28T10:00']);
  });

  it('moves on to the next quarter of an hour as soon as one begins', () => {
    expect(nextQuarter(Date.parse('2026-11-24T08:59:59Z'), 'Europe/Paris')).toBe('2026-11-24T10:00');
    expect(nextQuarter(Date.parse('2026-11-24T09:00:00Z'), 'Europe/Paris')).toBe('2026-11-24T10:15');
    expect(nextQuarter(Date.parse('2026-11-24T22:50:00Z'), 'Europe/Paris')).toBe('2026-11-25T00:00');
  });
});

describe('alternatives', () => {
  const open = (id: string, changed: Partial<Place>): OpenPlace => ({
    place: placeOf(id, changed),
    hours: parseOpeningHours('24/7'),
    starts: [],
  });
  const museum = open('museum', { category: 'museum', tags: ['art'] });
  const twin = open('twin', { category: 'museum', tags: ['art'] });
  const market = open('market', { category: 'market', tags: ['food'], geo: { lat: 48.861, lon: 2.3522 } });
  const far = open('far', { category: 'park', tags: ['nature'], geo: { lat: 48.9, lon: 2.3522 } });

  it('differ from the plan and from one another', () => {
    const ranked = [
      { open: twin, score: 100 },
      { open: market, score: 90 },
    ];
    expect(chooseAlternatives(ranked, [museum], 1)).toEqual([market]);
    expect(chooseAlternatives(ranked, [], 2)).toEqual([twin, market]);
    expect(chooseAlternatives([], [museum], 3)).toEqual([]);
  });

  it('are near the plan rather than a little better', () => {
    const ranked = [
      { open: far, score: 100 },
      { open: market, score: 90 },
    ];
    expect(chooseAlternatives(ranked, [museum], 2)).toEqual([market, far]);
  });
});

describe('turns', () => {
  /** Work of so many steps that writes down what it does. */
  function* stepsOf(name: string, count: number, order: string[]) {
    for (let step = 1; step <= count; step += 1) {
      order.push(`${name} ${step}`);
      yield;
    }
    return name;
  }

  it('are given one by one, with turns of the event loop between them and between their steps', async () => {
    const inTurn = createTurns();
    const order: string[] = [];
    const plans = ['first', 'second'].map((name) =>
      inTurn(() => {
        setImmediate(() => order.push(`beside ${name}`));
        return stepsOf(name, 2, order);
      }),
    );
    expect(await Promise.all(plans)).toEqual(['first', 'second']);
    expect(order).toEqual(['first 1', 'beside first', 'first 2', 'second 1', 'beside second', 'second 2']);
  });

  it('go on after work that failed, whose error its caller gets', async () => {
    const inTurn = createTurns();
    const failing = inTurn(() => {
      throw new Error('no catalogue');
    });
    const next = inTurn(() => stepsOf('next', 1, []));
    await expect(failing).rejects.toThrow('no catalogue');
    await expect(next).resolves.toBe('next');
  });

  it('come behind all others that wait for those who can wait, and not at all for those who have gone', async () => {
    const inTurn = createTurns();
    const order: string[] = [];
    const [stays, goes] = [new AbortController().signal, new AbortController()];
    const waiting = [
      inTurn(() => stepsOf('behind', 1, order), stays),
      inTurn(() => stepsOf('gone', 1, order), goes.signal).catch((reason: unknown) => reason),
      inTurn(() => {
        // Who comes while another works still comes before them.
        waiting.push(inTurn(() => stepsOf('later', 1, order)));
        return stepsOf('search', 1, order);
      }),
    ];
    goes.abort('hung up');
    expect(await Promise.all(waiting)).toEqual(['behind', 'hung up', 'search']);
    expect(order).toEqual(['search 1', 'later 1', 'behind 1']);
    await expect(inTurn(() => stepsOf('gone', 1, order), goes.signal)).rejects.toBe('hung up');
  });

  it('are refused beyond a dozen of those who can wait; who goes makes room, and the others are not refused for them', async () => {
    const inTurn = createTurns();
    const work = () => stepsOf('done', 0, []);
    const goes = new AbortController();
    const behind = () => inTurn(work, new AbortController().signal);
    const gone = inTurn(work, goes.signal).catch(() => 'gone');
    const eleven = Array.from({ length: 11 }, behind);
    await expect(behind()).rejects.toMatchObject({ code: 'service_unavailable' });
    goes.abort();
    expect([await gone, new Set(await Promise.all([...eleven, behind(), inTurn(work)]))]).toEqual(['gone', new Set(['done'])]);
  });

  it('are refused with a 503 beyond a hundred waiting callers, and given again afterwards', async () => {
    const inTurn = createTurns();
    const work = () => stepsOf('done', 0, []);
    const taken = await Promise.allSettled(Array.from({ length: 102 }, () => inTurn(work)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    const refused = taken.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'service_unavailable' });
    await expect(inTurn(work)).resolves.toBe('done');
  });
});
