import { errorReply } from '@city-genie/contracts/error/reply';
import { startStack } from '@city-genie/local-stack/stack/start-stack';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, call, parisSearch } from './call.js';
import { type Malformed, malformedPlanFiles, malformedSearches } from './malformed-plans.js';
import { malformedReports } from './malformed-reports.js';

let stop: () => Promise<void> = async () => undefined;
let url = '';
let cookie = '';

beforeAll(async () => {
  const weather = await startFakeWeather();
  const stack = await startStack({
    mode: 'test',
    report: () => undefined,
    // The tests count the day's searches, so the limit of a minute is out of the way.
    env: { WEATHER_BASE_URL: weather.url, SEARCH_RATE_PER_MINUTE: '1000', LOG_LEVEL: 'warn' },
  });
  stop = async () => {
    await stack.stop();
    await weather.close();
  };
  url = stack.url;
  cookie = (await signInEverybody(stack)).subscriber;
});
afterAll(() => stop());

const post = (path: string, body: string, headers: Record<string, string> = {}): Call => ({ method: 'POST', path, body, headers });
const search = (body: unknown) => post('/api/paris/search', typeof body === 'string' ? body : JSON.stringify(body));
const join = (body: unknown) => post('/api/waitlist', typeof body === 'string' ? body : JSON.stringify(body));
const good = { mood: 'romantic-dreamy', timeframe: 'half-day' };
const entry = { name: 'Ada', email: 'ada@example.org', city: 'Paris' };

const malformed: Malformed[] = [
  ['no body', search(''), 400],
  ['half a body', search('{"mood":'), 400],
  ['null', search('null'), 400],
  ['a number', search('5'), 400],
  ['a list', search([good]), 400],
  ['a text', search('"mood"'), 400],
  ['no fields', search({}), 400],
  ['a list for a text', search({ ...good, mood: ['romantic-dreamy'] }), 400],
  ['an operator for a text', search({ ...good, mood: { $ne: null } }), 400],
  ['a number for a text', search({ ...good, mood: 7 }), 400],
  ['null for a text', search({ ...good, timeframe: null }), 400],
  ['a mood of another city', search({ ...good, mood: 'fiesta-lively' }), 400],
  ['a mood named like a property', search({ ...good, mood: '__proto__' }), 400],
  ['an unknown slot', search({ ...good, timeframe: '3-weeks' }), 400],
  ['a 10 kB mood', search({ ...good, mood: 'x'.repeat(10_000) }), 400],
  ['a NUL in the mood', search({ ...good, mood: 'romantic\u0000' }), 400],
  ['a date that does not exist', search({ ...good, startAt: '2026-02-30T10:00' }), 400],
  ['a date long ago', search({ ...good, startAt: '1999-01-01T10:00' }), 400],
  ['a date in the distant future', search({ ...good, startAt: '9999-12-31T10:00' }), 400],
  ['a seed of 65 characters', search({ ...good, seed: 's'.repeat(65) }), 400],
  ['61 seen places', search({ ...good, seen: Array.from({ length: 61 }, () => 'paris-x') }), 400],
  ['operators among the seen', search({ ...good, seen: [{ $gt: '' }] }), 400],
  ['a prototype', search('{"__proto__":{"admin":true},"mood":"romantic-dreamy","timeframe":"half-day"}'), 400],
  ['ten thousand brackets', search(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), 400],
  ['100 kB', search({ ...good, note: 'x'.repeat(100_000) }), 413],
  ['a form', post('/api/paris/search', 'mood=a', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  ['plain text', post('/api/paris/search', JSON.stringify(good), { 'content-type': 'text/plain' }), 415],
  ['JSON in UTF-16', post('/api/paris/search', JSON.stringify(good), { 'content-type': 'application/json; charset=utf-16' }), 415],
  [
    'JSON in two charsets',
    post('/api/paris/search', JSON.stringify(good), { 'content-type': 'application/json; charset=utf-8; charset=utf-16' }),
    415,
  ],
  ['bytes that are no UTF-8', { ...join(entry), body: Buffer.from(JSON.stringify({ ...entry, name: 'Zoë' }), 'latin1') }, 400],
  ['an unknown city', post('/api/atlantis/search', JSON.stringify(good)), 404],
  ['a city named like a property', post('/api/constructor/search', JSON.stringify(good)), 404],
  ['an encoded slash', post('/api/paris%2f..%2flondon/search', JSON.stringify(good)), 400],
  ['a broken escape', post('/api/%zz/search', JSON.stringify(good)), 400],
  ['a city of 300 letters', post(`/api/${'p'.repeat(300)}/search`, JSON.stringify(good)), 400],
  ['a wrong method', { method: 'DELETE', path: '/api/paris/search' }, 404],
  ['an internal path', post('/internal/sessions/resolve', '{}'), 404],
  ['a weather city with a line break', { path: '/api/weather/paris%0d%0ax' }, 400],
  ['a weather address', { path: '/api/weather/169.254.169.254' }, 404],
  ['a waitlist entry without an address', join({ ...entry, email: 'ada' }), 400],
  ['a waitlist entry with a second recipient', join({ ...entry, email: 'ada@example.org\nBcc: x@example.org' }), 400],
  ['a waitlist entry with an operator', join({ ...entry, email: { $ne: null } }), 400],
  ['a waitlist entry named by a line break', join({ ...entry, name: 'a\r\nBcc: x@example.org' }), 400],
  ['a waitlist entry for Other', join({ ...entry, city: 'Other' }), 400],
  ['a write from another site', { ...join(entry), headers: { origin: 'https://evil.test' } }, 403],
  ...malformedSearches,
  ...malformedPlanFiles,
  ...malformedReports,
];

describe('malformed requests', () => {
  it.each(malformed)('%s', async (_name, request, status) => {
    const answer = await call(url, request);
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, answer.text.slice(0, 200)]);
    expect(errorReply.parse(answer.json).requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('are at least forty', () => {
    expect(malformed.length).toBeGreaterThanOrEqual(40);
  });
});

describe('unusual but valid requests', () => {
  const id = 'paris-musee-du-louvre';

  it.each([
    ['the same pin nine times', { pin: Array(9).fill(id) }],
    ['pins that are nowhere', { pin: ['paris-nowhere', 'constructor', 'newyork-high-line', 'x'.repeat(100)] }],
    ['sixty times the same seen', { seen: Array(60).fill(id) }],
    ['fifty times the same excluded', { exclude: Array(50).fill(id) }],
    ['a pin that was seen', { pin: [id], seen: [id], weather: 'dry' }],
  ])('are answered with 200: %s', async (_name, body) => {
    // Signed in, so that the guest's searches remain for the tests below.
    const answer = await call(url, { ...parisSearch(body), headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, answer.text.slice(0, 200)]);
  });
});

describe('the guest limit', () => {
  /** In the slot that is planned fastest. */
  const shortSearch = (index: number) => parisSearch({ timeframe: '1-2-hours', seed: `s${index}` });

  it('admits exactly ten of thirty parallel searches, whatever address they claim', async () => {
    const forged = (index: number) => ({
      'x-forwarded-for': `9.9.9.${index}, 203.0.113.${index}`,
      'x-real-ip': `9.9.9.${index}`,
      forwarded: `for=9.9.9.${index}`,
      'cf-connecting-ip': `9.9.9.${index}`,
      'x-cg-caller': 'forged',
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => call(url, { ...shortSearch(index), headers: forged(index) })),
    );
    const statuses = answers.map(({ status }) => status);
    // On a busy machine a counted search may miss its deadline.
    expect([statuses.filter((status) => status === 429).length, new Set(statuses).has(200)]).toEqual([20, true]);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    const refused = answers.find(({ status }) => status === 429);
    expect(errorReply.parse(refused?.json).code).toBe('guest_limit_reached');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('leaves cuisine and repeats of a search open', async () => {
    const cuisine = await call(url, post('/api/paris/cuisine', JSON.stringify(good)));
    const repeats = await Promise.all(Array.from({ length: 30 }, (_, index) => call(url, shortSearch(index))));
    expect([cuisine.status, repeats.filter(({ status }) => status === 200).length]).toEqual([200, 10]);
  });
});
