import { errorReply } from '@city-genie/contracts/error/reply';
import { searchReply } from '@city-genie/contracts/search/routes';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GuestLimit } from '../src/limits/guest-limit.js';
import { logged, testApp, tuesdayMorning } from './test-app.js';

const url = '/api/paris/search';
const take = vi.fn<GuestLimit['take']>(async () => ({ guest: 'guest', date: '2026-11-24', counted: true, refund: async () => undefined }));
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ guests: { take } });
});

const at = '2026-11-24T10:00';
const asked = { mood: 'romantic-dreamy', timeframe: 'half-day', startAt: at };

function post(payload: object) {
  const headers = signedHeaders('recommendations', 'POST', url, { who: testCallers.anonymous, clock: tuesdayMorning });
  return app.inject({ method: 'POST', url, payload, headers });
}

const id = 'paris-musee-rodin';
const other = 'paris-jardin-du-luxembourg';
const stop = (place: string, arrive: string, leave: string) => `${place}@2026-11-24T${arrive}/2026-11-24T${leave}`;
const timed = stop(id, '10:00', '11:00');

const malformed: [string, object][] = [
  ['base', { base: 'paris-musee-rodin' }],
  ['base', { base: null }],
  ['base', { base: {} }],
  ['base', { base: 7 }],
  ['base', { base: [] }],
  ['base', { base: [null] }],
  ['base', { base: [7] }],
  ['base', { base: [{ id }] }],
  ['base', { base: [[id]] }],
  ['base', { base: [''] }],
  ['base', { base: [' '] }],
  ['base', { base: ['Paris-Musee'] }],
  ['base', { base: ['paris musee'] }],
  ['base', { base: ['../paris'] }],
  ['base', { base: ['<b>'] }],
  ['base', { base: ['x'.repeat(101)] }],
  ['base', { base: ['x'.repeat(100_00)] }],
  ['base', { base: Array.from({ length: 10 }, (_, index) => `place-${index}`) }],
  ['base', { base: [id, id] }],
  ['base', { base: [id, timed] }],
  ['base', { base: [timed, other] }],
  ['base', { base: [`${id}@`] }],
  ['base', { base: [`${id}@/`] }],
  ['base', { base: [`${id}@10:00/11:00`] }],
  ['base', { base: [`${id}@2026-11-24T10:00`] }],
  ['base', { base: [`${id}@2026-11-24T10:00/2026-11-24T25:00`] }],
  ['base', { base: [`${id}@2026-02-30T10:00/2026-02-30T11:00`] }],
  ['base', { base: [`${id}@2026-11-24T10:00/2026-11-24T11:00/2026-11-24T12:00`] }],
  ['base', { base: [`${id}@${at}/2026-11-24T11:00@`] }],
  ['base', { base: [`@2026-11-24T10:00/2026-11-24T11:00`] }],
  ['base', { base: [stop(id, '11:00', '11:00')] }],
  ['base', { base: [stop(id, '11:00', '10:00')] }],
  ['base', { base: [stop(id, '12:00', '13:00'), stop(other, '10:00', '11:00')] }],
  ['base', { base: [stop(id, '10:01', '12:00'), stop(other, '10:00', '13:00')] }],
  ['base', { base: [timed, stop(other, '22:30', '23:30')] }],
  ['base', { base: [timed, `${other}@2026-11-25T10:00/2026-11-25T11:00`] }],
  ['base', { base: ['paris-musee-rodin@2026-11-23T10:00/2026-11-23T11:00'] }],
  ['base', { base: ['paris-musee-rodin@2026-11-26T10:00/2026-11-26T11:00'] }],
  ['until', { until: '' }],
  ['until', { until: 'later' }],
  ['until', { until: 1764000000 }],
  ['until', { until: null }],
  ['until', { until: '2026-11-24' }],
  ['until', { until: '2026-11-24T18:00Z' }],
  ['until', { until: '2026-11-31T18:00' }],
  ['until', { until: at }],
  ['until', { until: '2026-11-24T09:59' }],
  ['until', { until: '2026-11-24T22:01' }],
  ['until', { until: '2027-11-24T18:00' }],
  ['from', { from: 'Paris <b>' }],
  ['from', { from: null }],
  ['startAt', { startAt: undefined, until: '2026-11-24T18:00' }],
  ['startAt', { startAt: undefined, base: [id] }],
  ['startAt', { startAt: '2026-11-23T10:00', base: [id] }],
  ['startAt', { startAt: '2026-12-24T10:00', base: [id] }],
  ['meals', { meals: ['lunch'] }],
  ['meals', { meals: [], until: '2026-11-24T18:00' }],
  ['meals', { base: [timed], meals: 'lunch' }],
  ['meals', { base: [timed], meals: null }],
  ['meals', { base: [timed], meals: {} }],
  ['meals', { base: [timed], meals: [null] }],
  ['meals', { base: [timed], meals: ['tea'] }],
  ['meals', { base: [timed], meals: ['lunch', 'lunch'] }],
  ['meals', { base: [timed], meals: ['lunch', 'dinner', 'lunch'] }],
  ['meals', { base: [timed], meals: [['lunch']] }],
  ['meals', { base: [timed], meals: ['x'.repeat(10_000)] }],
  ['pin', { base: [timed], pin: [other], exclude: [other] }],
];

describe('a request to change a plan', () => {
  it.each(malformed)('is refused with its fault in %s: %j', async (field, changed) => {
    take.mockClear();
    const reply = await post({ ...asked, ...changed });
    expect(reply.statusCode).toBe(400);
    const { code, fields } = errorReply.parse(reply.json());
    expect([code, Object.keys(fields ?? {}).map((name) => name.split('.')[0])]).toEqual(['validation_failed', [field]]);
    expect(take).not.toHaveBeenCalled();
  });

  it.each([
    ['with an id of another city', { base: [id, 'london-tate-modern'] }],
    ['with a place that there isn’t', { base: ['paris-nowhere', id] }],
    ['with one that is closed then', { base: [stop(id, '05:00', '06:00')] }],
    ['with one that begins before the other ends', { base: [stop(id, '10:00', '12:00'), stop(other, '11:50', '13:00')] }],
    ['with one that is put away', { base: [timed], exclude: [id] }],
    ['for six minutes', { startAt: '2026-11-24T10:00', base: [stop(id, '10:00', '10:05')], until: '2026-11-24T10:06' }],
    ['with a stop of before midnight', { startAt: '2026-11-25T00:13', base: ['paris-musee-rodin@2026-11-24T23:58/2026-11-25T00:43'] }],
    ['of earlier today', { startAt: '2026-11-24T00:10', base: [timed] }],
  ])('is answered %s', async (_name, changed) => {
    const reply = await post({ ...asked, ...changed });
    expect(reply.statusCode).toBe(200);
    expect(searchReply.parse(reply.json()).changes).toBeDefined();
  });

  it('is no search: it is counted apart, and isn’t among the searches of the day', async () => {
    take.mockClear();
    const before = logged.length;
    expect((await post({ ...asked, base: [timed] })).statusCode).toBe(200);
    expect(take.mock.calls.map(([, { isChange }]) => isChange)).toEqual([true]);
    expect(logged).toHaveLength(before);
    expect((await post(asked)).statusCode).toBe(200);
    expect(take.mock.calls.map(([, { isChange }]) => isChange)).toEqual([true, false]);
    expect(logged).toHaveLength(before + 1);
  });

  it.each([
    ['has no place of the city', { base: ['paris-nowhere'] }],
    ['leaves all of it out', { base: [timed], exclude: [id] }],
  ])('is a search like others when its base %s', async (_name, changed) => {
    take.mockClear();
    expect((await post({ ...asked, ...changed })).statusCode).toBe(200);
    expect(take.mock.calls.map(([, { isChange }]) => isChange)).toEqual([false]);
  });
});
