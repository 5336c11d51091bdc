import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { MetForecast } from '../src/weather/met-forecast.js';
import type { MetScenario } from '../src/weather/scenarios.js';
import { startFakeWeather } from '../src/weather/server.js';

const hourMs = 3_600_000;
let nowIso = '2026-07-15T10:20:00Z';
const weather = await startFakeWeather({ now: () => new Date(nowIso), slowMs: 20 });
const path = '/weatherapi/locationforecast/2.0/complete';
const identified = { 'user-agent': 'city-genie operator@genie.test' };

function ask(query = 'lat=48.8566&lon=2.3522', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${weather.url}${path}?${query}`, { headers: { ...identified, ...headers }, signal: AbortSignal.timeout(1000) });
}

async function seriesOf(scenario: MetScenario, query?: string) {
  weather.met.set(scenario);
  const { properties }: MetForecast = JSON.parse(await (await ask(query)).text());
  return properties.timeseries;
}

beforeEach(() => {
  nowIso = '2026-07-15T10:20:00Z';
  weather.reset();
});
afterAll(() => weather.close());

describe('the stand-in for MET Norway', () => {
  it('answers hour by hour at first, then every six hours, for nine days', async () => {
    const series = await seriesOf('clear');
    const times = series.map(({ time }) => Date.parse(time));
    const steps = times.slice(1).map((ms, index) => (ms - (times[index] ?? 0)) / hourMs);
    expect(series[0]?.time).toBe('2026-07-15T10:00:00Z');
    expect(new Set(steps)).toEqual(new Set([1, 6]));
    expect(steps.lastIndexOf(1)).toBeLessThan(steps.indexOf(6));
    expect(steps.indexOf(6)).toBeGreaterThan(50);
    expect(((times.at(-1) ?? 0) - (times[0] ?? 0)) / (24 * hourMs)).toBeGreaterThan(9);
  });

  it('names a chance of rain of six hours, not of one; the last label says nothing of what comes', async () => {
    const series = await seriesOf('rain');
    const [first] = series;
    expect(first?.data.next_1_hours).toEqual({ summary: { symbol_code: 'rain' }, details: { precipitation_amount: 1.2 } });
    expect(first?.data.next_6_hours?.details).toEqual({ precipitation_amount: 7.2, probability_of_precipitation: 87 });
    expect(Object.keys(series.at(-1)?.data ?? {})).toEqual(['instant']);
  });

  it('has its skies by the nautical zone, with day and night', async () => {
    const series = await seriesOf('rain-13-16', 'lat=35.6762&lon=139.6503');
    const wet = series.filter(({ data }) => data.next_1_hours?.summary.symbol_code === 'rain').map(({ time }) => time);
    expect(wet.slice(0, 3)).toEqual(['2026-07-16T04:00:00Z', '2026-07-16T05:00:00Z', '2026-07-16T06:00:00Z']);
    expect(series[0]?.data.next_1_hours?.summary.symbol_code).toBe('fair_day');
    expect(series[4]?.data.next_1_hours?.summary.symbol_code).toBe('fair_night');
  });

  it('says when it will have news, and that there are none', async () => {
    const { headers } = await ask();
    expect(headers.get('expires')).toBe('Wed, 15 Jul 2026 10:50:00 GMT');
    const known = { 'if-modified-since': headers.get('last-modified') ?? '' };
    nowIso = '2026-07-15T10:51:00Z';
    const second = await ask(undefined, known);
    expect([second.status, await second.text(), second.headers.get('expires')]).toEqual([304, '', 'Wed, 15 Jul 2026 11:21:00 GMT']);
    nowIso = '2026-07-15T11:22:00Z';
    expect((await ask(undefined, known)).status).toBe(200);
    expect([weather.met.calls(), weather.met.unchanged(), weather.calls()]).toEqual([3, 1, 0]);
  });

  it.each(['status-500', 'html-200', 'slow'] as const)('misbehaves to those who know its news, too: %s', async (scenario) => {
    const known = { 'if-modified-since': (await ask()).headers.get('last-modified') ?? '' };
    weather.met.set(scenario);
    expect((await ask(undefined, known)).status).not.toBe(304);
  });

  it.each([
    ['nobody', 'lat=48.8566&lon=2.3522', 'node', 403],
    ['five decimals', 'lat=48.85661&lon=2.3522', identified['user-agent'], 403],
    ['no place', 'lat=48.8566', identified['user-agent'], 400],
    ['more than a place', 'lat=48.8566&lon=2.3522&altitude=3', identified['user-agent'], 400],
  ] as const)('refuses %s', async (_, query, userAgent, status) => {
    expect((await ask(query, { 'user-agent': userAgent })).status).toBe(status);
  });

  it.each([
    ['status-500', 500],
    ['html-502', 502],
    ['html-200', 200],
    ['limit-429', 429],
    ['refused-400', 400],
    ['forbidden-403', 403],
    ['deprecated-203', 203],
  ] as const)('answers %s with %i', async (scenario, status) => {
    weather.met.set(scenario);
    expect((await ask()).status).toBe(status);
  });

  it('returns the faulty content of each scenario', async () => {
    const whole = await seriesOf('clear');
    expect(new Set((await seriesOf('nulls')).map(({ data }) => data.instant.details.air_temperature))).toEqual(new Set([null]));
    expect((await seriesOf('null-tails')).slice(-5).map(({ data }) => Object.keys(data))).toEqual(Array(5).fill(['instant']));
    expect(whole.length - (await seriesOf('day-missing')).length).toBe(4);
    expect((await seriesOf('two-days')).at(-1)?.time).toBe('2026-07-16T15:00:00Z');
    expect((await seriesOf('wrong-zone'))[0]?.time).toBe('2026-07-15T10:00:00+12:00');
    expect((await seriesOf('code-42'))[0]?.data.next_1_hours?.summary.symbol_code).toBe('raining-frogs');
    weather.met.set('huge');
    expect((await (await ask()).text()).length).toBeGreaterThan(4_000_000);
    await expect(seriesOf('truncated')).rejects.toThrow(SyntaxError);
    await expect(seriesOf('reset')).rejects.toThrow();
    await expect(seriesOf('hang')).rejects.toThrow(/timeout/i);
  });

  it('is controlled apart from Open-Meteo, over HTTP, too', async () => {
    const control = (body: object) => fetch(`${weather.url}/_control`, { method: 'POST', body: JSON.stringify(body) });
    weather.set('status-500');
    expect((await ask()).status).toBe(200);
    expect((await control({ source: 'met', scenario: 'deprecated-203', latitude: 48.8566 })).status).toBe(200);
    expect([(await ask()).status, (await ask('lat=52.52&lon=13.405')).status]).toEqual([203, 200]);
    expect((await control({ scenario: 'deprecated-203' })).status).toBe(400);
    expect((await control({ source: 'yr', scenario: 'clear' })).status).toBe(400);
    const calls = await fetch(`${weather.url}/_calls?source=met`);
    expect(await calls.json()).toEqual({ total: 3, byLatitude: { '48.86': 2, '52.52': 1 } });
    weather.reset();
    expect([weather.met.calls(), weather.met.unchanged(), (await ask()).status]).toEqual([0, 0, 200]);
  });
});
