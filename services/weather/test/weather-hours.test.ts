import { weatherHoursRoute } from '@city-genie/contracts/internal/weather-hours';
import { AppError } from '@city-genie/service-kit/errors';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { signedHeaders, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.js';
import type { ForecastSource } from '../src/cache/forecast-source.js';
import { attribution, forecast, now } from './forecast-fixture.js';

function setUp(nowIso = now) {
  const get = vi.fn<ForecastSource['get']>(async () => ({ forecast, attribution, stale: false, ageSeconds: 12 }));
  const app = buildApp({
    service: { name: 'weather', logger: createLogger('weather', 'silent'), keys: testKeys },
    forecasts: { get, drain: async () => undefined },
    clock: fixedClock(nowIso),
  });
  const ask = (city: string, issuer = 'recommendations') => {
    const url = `/internal/weather/${city}/hours`;
    return app.inject({ url, headers: signedHeaders('weather', 'GET', url, { issuer }) });
  };
  return { get, ask };
}

describe('GET /internal/weather/:city/hours', () => {
  it('answers every hour of 15 days, from the city’s midnight of today on', async () => {
    const { ask } = setUp();
    const response = await ask('paris');
    expect(response.statusCode).toBe(200);
    const { hours, ageSeconds } = weatherHoursRoute.reply.parse(response.json());
    expect([hours.length, hours[0]?.time, hours.at(-1)?.time, ageSeconds]).toEqual([360, '2026-07-15T00:00', '2026-07-29T23:00', 12]);
    expect(hours).toEqual(forecast.hours);
  });

  it('leaves out yesterday’s hours of a forecast that is kept over midnight', async () => {
    const { ask } = setUp('2026-07-15T22:05:00Z');
    expect((await ask('paris')).json().hours[0].time).toBe('2026-07-16T00:00');
  });

  it('finds the city by its name, and knows no other', async () => {
    const { ask, get } = setUp();
    expect((await ask('New%20York')).statusCode).toBe(200);
    expect(get.mock.lastCall?.[0].key).toBe('newyork');
    expect((await ask('atlantis')).json()).toMatchObject({ code: 'unknown_city' });
  });

  it.each(['gateway', 'billing'])('is refused to %s', async (issuer) => {
    const { ask, get } = setUp();
    expect((await ask('paris', issuer)).statusCode).toBe(401);
    expect(get).not.toHaveBeenCalled();
  });

  it('answers 503 with Retry-After when there is no forecast', async () => {
    const { ask, get } = setUp();
    get.mockRejectedValue(new AppError('weather_unavailable', 'Weather data not available', { retryAfterSeconds: 5 }));
    const response = await ask('paris');
    expect([response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([503, '5', 'weather_unavailable']);
  });
});
