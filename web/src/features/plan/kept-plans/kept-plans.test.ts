import { paris } from '@city-genie/city-data/cities/paris';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '../../../api/known-user.js';
import { keepInMemory } from '../../../testing/keep-in-memory.js';
import { samplePlan } from '../../../testing/sample-plan.js';
import { isKeptPlan, type KeptPlan, planAddress, planAt, planLink } from './kept-plan.js';
import { dropEarlierPlans, eraseKeptPlans, eraseKeptPlansOf, keepPlan, readKeptPlans } from './kept-plans.js';
import { beginText, keptHeadline } from './kept-words.js';
import { hasLastPlan } from './last-plans.js';

const reply = samplePlan(['a']);
const planOf = (change: Partial<KeptPlan>): KeptPlan => ({
  ...{ owner: 'guest', link: '/paris?seed=1&at=x', address: '/paris?seed=1', city: 'paris', savedAtMs: 1, timeframe: 'half-day', reply },
  ...{ cuisine: [], mood: { id: 'romantic-dreamy' }, ...change },
});
const morning = Date.parse('2026-11-21T08:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: morning }));
afterEach(() => void vi.useRealTimers());

describe('kept plans', () => {
  it('are those of whoever is here, and nobody else’s', async () => {
    keepInMemory();
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(await keepPlan(planOf({}))).toBe(true);
    cookie.mockReturnValue('signed_in=1');
    // Somebody, and nobody knows who.
    expect(await readKeptPlans()).toEqual([]);
    rememberUser('ada');
    expect(await keepPlan(planOf({ owner: 'ada', link: '/london' }))).toBe(true);
    expect((await readKeptPlans()).map(({ owner }) => owner)).toEqual(['ada']);
    // A reply that comes after its user has gone.
    rememberUser('eva');
    expect(await keepPlan(planOf({ owner: 'ada', link: '/rome' }))).toBe(false);
    expect(await readKeptPlans()).toEqual([]);
  });

  it('are forgotten as a whole, and so is the way back to the last one', async () => {
    const kept = keepInMemory();
    await keepPlan(planOf({}));
    expect([hasLastPlan('paris', morning), hasLastPlan(undefined, morning), hasLastPlan('rome', morning)]).toEqual([true, true, false]);
    expect(hasLastPlan('paris', morning + 86_400_000)).toBe(false);
    await eraseKeptPlans();
    expect([kept.size, hasLastPlan('paris', morning)]).toEqual([0, false]);
  });

  it('lead back to a later day, also when an earlier one was looked at after it', async () => {
    keepInMemory();
    const later = { ...reply, plan: reply.plan && { ...reply.plan, end: '2026-11-23T15:00' } };
    await keepPlan(planOf({ link: '/paris?seed=2', reply: later }));
    await keepPlan(planOf({}));
    expect(hasLastPlan('paris', morning + 86_400_000)).toBe(true);
  });

  it('of a city that is closed to their owner now are forgotten, and so is what can’t be shown', async () => {
    const kept = keepInMemory();
    await keepPlan(planOf({}));
    await keepPlan(planOf({ link: '/rome?seed=1', city: 'rome' }));
    await eraseKeptPlansOf('rome');
    expect([...kept.keys()]).toEqual(['/paris?seed=1&at=x']);
    expect([hasLastPlan('rome', morning), hasLastPlan('paris', morning)]).toEqual([false, true]);
    for (const damaged of [{ recommendations: [] }, { ...reply, plan: { ...reply.plan, end: 7 } }, { success: true }, undefined]) {
      expect(isKeptPlan(JSON.parse(JSON.stringify({ ...planOf({}), reply: damaged })))).toBe(false);
    }
    expect(isKeptPlan(planOf({}))).toBe(true);
  });

  it('take the place of what an earlier site kept', () => {
    localStorage.setItem('city-genie:last-plan:2:paris', '{}');
    localStorage.setItem('theme', 'dark');
    dropEarlierPlans();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });
});

describe('the address of a plan', () => {
  it('is the same for all its views, in one way of writing', () => {
    const one = planAddress(paris, '?seed=2&time=half-day&mood=romantic-dreamy&view=cuisine&meal=lunch');
    expect(one).toBe('/paris?mood=romantic-dreamy&time=half-day&seed=2');
    expect(planAddress(paris, one.slice(6))).toBe(one);
  });

  it('finds its own plan first, then the one that a link leads to', () => {
    const facts = reply.plan;
    const params = { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1', view: 'plan' } as const;
    const link = facts ? planLink(paris, { params, seen: ['x'] }, facts) : '';
    expect(link).toBe('/paris?mood=romantic-dreamy&time=half-day&at=2026-11-21T10:00&seed=1&seen=x');
    expect(planAddress(paris, link.slice(6))).toBe(link);
    const plans = [planOf({ link, address: '/paris?seed=1' }), planOf({ link: '/paris?seed=9', address: link })];
    expect(planAt(plans, link)).toBe(plans[1]);
    expect(planAt(plans.slice(0, 1), link)).toBe(plans[0]);
    expect(planAt(plans, '/paris?seed=7')).toBeUndefined();
  });
});

it('says what a plan is, and when it begins in its city', () => {
  const plan = planOf({ mood: { id: 'romantic-dreamy', name: 'Romantic & Dreamy' } });
  expect(keptHeadline(plan).replaceAll('\u00a0', ' ')).toBe('A romantic half day in Paris');
  expect(beginText(plan, morning)).toBe('today\u00a010:00');
  expect(beginText(plan, morning - 86_400_000)).toBe('tomorrow\u00a010:00');
  expect(beginText(plan, morning - 5 * 86_400_000).replaceAll('\u00a0', ' ')).toBe('Saturday 21 November, 10:00');
});
