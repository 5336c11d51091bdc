import { paris } from '@city-genie/city-data/cities/paris';
import { searchReply } from '@city-genie/contracts/search/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, compileCity } from '../src/catalogue/catalogue.js';
import { loadContent } from '../src/catalogue/load-content.js';
import type { HourOutlook } from '../src/planner/weather-outlook.js';
import { createPlanSource } from '../src/plans/plan-source.js';
import { cityWith, hoursOf, placesOf } from './made-up-city.js';

const request = { mood: 'romantic-dreamy', timeframe: '1-2-hours' as const };
let content: ReturnType<typeof compileCity>;
beforeAll(async () => {
  content = compileCity('paris', await loadContent('paris'));
});

/** Rain on all days on which a start may lie. */
const rain = hoursOf('2026-11-24', () => 'rain', 9);

/** The service with the shipped Paris, or a made-up one. */
function setUp(places: ReturnType<typeof compileCity> = content) {
  const state = {
    version: 'one',
    nowMs: Date.parse('2026-11-24T08:00:00Z'),
    forecast: undefined as readonly HourOutlook[] | undefined,
    fails: false,
  };
  const current = (): Catalogue => {
    if (state.fails) {
      throw new Error('no catalogue');
    }
    return { version: state.version, cities: new Map([['paris', places]]) };
  };
  const plans = createPlanSource({
    catalogue: { current },
    forecasts: { hoursOf: async () => state.forecast },
    clock: { nowMs: () => state.nowMs },
  });
  return {
    state,
    askBehind: (changed = {}) => plans.planBehind(paris, { ...request, ...changed }, new AbortController().signal),
    ask: (changed = {}) => plans.planFor(paris, { ...request, ...changed }),
    askStart: (changed = {}) => plans.startFor(paris, { ...request, ...changed }),
  };
}

describe('a cached plan', () => {
  it('is made once for equal requests, concurrent or later', async () => {
    const { ask, state } = setUp();
    const [first, second] = await Promise.all([ask(), ask()]);
    state.nowMs += 10 * 60_000;
    expect(second).toBe(first);
    expect(await ask()).toBe(first);
    expect(searchReply.parse(JSON.parse(first?.reply.bytes.toString('utf8') ?? '')).recommendations.length).toBeGreaterThan(1);
  });

  it.each([
    ['another quarter of an hour', { nowMs: Date.parse('2026-11-24T08:15:00Z') }, {}],
    ['another catalogue', { version: 'two' }, {}],
    ['another forecast', { forecast: hoursOf('2026-11-24', () => 'rain') }, {}],
    ['another seed', {}, { seed: 'other' }],
    ['another start', {}, { startAt: '2026-11-24T09:15' }],
    ['a pin', {}, { pin: ['paris-parc-monceau'] }],
    ['a plan as it stands', {}, { base: ['paris-parc-monceau'] }],
    ['an end', {}, { until: '2026-11-24T12:00' }],
    ['meals', {}, { meals: [] }],
    ['a seen place', {}, { seen: ['paris-parc-monceau'] }],
    ['an excluded place', {}, { exclude: ['paris-parc-monceau'] }],
    ['a request for a dry plan', {}, { weather: 'dry' }],
  ])('is not used for %s', async (_name, world, changed) => {
    const { ask, state } = setUp();
    const first = await ask();
    Object.assign(state, world);
    expect(await ask(changed)).not.toBe(first);
  });

  it('is used although the forecast of another day has changed', async () => {
    const { ask, state } = setUp();
    const dry = hoursOf('2026-11-24', () => 'fair', 9);
    const wet = dry.map((hour) => (hour.time > '2026-11-29' ? { ...hour, sky: 'rain' as const } : hour));
    const plansOf = async (forecast: HourOutlook[]) => {
      state.forecast = forecast;
      return [await ask({ startAt: '2026-11-24T10:00' }), await ask()];
    };
    const [[before, free], [after, freeLater]] = [await plansOf(dry), await plansOf(wet)];
    expect(after).toBe(before);
    expect(freeLater).not.toBe(free);
  });

  it('comes before those for which nobody waits, and serves them, too', async () => {
    const { ask, askBehind } = setUp();
    const order: string[] = [];
    const noting = async (name: string, planned: ReturnType<typeof ask>) => {
      const made = await planned;
      order.push(name);
      return made;
    };
    const [behind, , same] = await Promise.all([
      noting('behind', askBehind()),
      noting('search', ask({ seed: 'other' })),
      noting('same', ask()),
    ]);
    expect([order, behind === same]).toEqual([['search', 'same', 'behind'], true]);
  });

  it('is not cached when planning failed', async () => {
    const { ask, state } = setUp();
    const failing = ask();
    state.fails = true;
    await expect(failing).rejects.toThrow('no catalogue');
    state.fails = false;
    expect((await ask()).reply.bytes.length).toBeGreaterThan(0);
  });
});

describe('the start of a plan', () => {
  it('is the one that the plan has, also at night and in rain, and stays for a quarter of an hour', async () => {
    const { ask, askStart, state } = setUp();
    for (const now of ['2026-11-24T02:00:00Z', '2026-11-24T11:00:00Z', '2026-11-24T11:14:59Z', '2026-11-24T11:15:00Z']) {
      state.nowMs = Date.parse(now);
      state.forecast = now.includes('T11') ? rain : undefined;
      const { plan } = searchReply.parse(JSON.parse((await ask()).reply.bytes.toString('utf8')));
      expect([now, await askStart()]).toEqual([now, plan?.start]);
    }
  });

  it('is the one that the plan has where nothing is open at once', async () => {
    const { ask, askStart, state } = setUp(cityWith({ places: placesOf(6, () => ({ openingHours: '09:40-22:00' })) }));
    state.nowMs = Date.parse('2026-11-24T02:00:00Z');
    const { plan } = searchReply.parse(JSON.parse((await ask()).reply.bytes.toString('utf8')));
    expect([plan?.start, await askStart()]).toEqual(['2026-11-24T09:40', '2026-11-24T09:40']);
  });

  it('is the requested one', async () => {
    expect(await setUp().askStart({ startAt: '2026-11-25T03:10' })).toBe('2026-11-25T03:10');
  });

  it('is not cached when finding it failed', async () => {
    const { askStart, state } = setUp();
    const failing = askStart();
    state.fails = true;
    await expect(failing).rejects.toThrow('no catalogue');
    state.fails = false;
    await expect(askStart()).resolves.toMatch(/^2026-11-24T/);
  });
});
