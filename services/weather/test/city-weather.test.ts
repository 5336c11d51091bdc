import { cities } from '@city-genie/city-data/catalog';
import { cityWeatherRoute } from '@city-genie/contracts/weather/routes';
import { AppError } from '@city-genie/service-kit/errors';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { uncheckedReplies } from '@city-genie/service-kit/testing/reply-schemas';
import { signedHeaders, testCallers, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.js';
import type { ForecastSource } from '../src/cache/forecast-source.js';
import { attribution, forecast, now } from './forecast-fixture.js';

const served = { forecast, attribution, stale: false, ageSeconds: 12 };
/** What the public call shows of it. */
const { hours: _, ...shown } = forecast;

function setUp() {
  const get = vi.fn<ForecastSource['get']>(async () => served);
  const app = buildApp({
    service: { name: 'weather', logger: createLogger('weather', 'silent'), keys: testKeys },
    forecasts: { get, drain: async () => undefined },
    clock: fixedClock(now),
  });
  const ask = (city: string, who: (typeof testCallers)[keyof typeof testCallers] = testCallers.anonymous) => {
    const url = `/api/weather/${city}`;
    return app.inject({ url, headers: signedHeaders('weather', 'GET', url, { who }) });
  };
  return { app, get, ask };
}

describe('GET /api/weather/:city', () => {
  it.each(cities.map((city) => [city.key, city] as const))('answers the forecast of %s', async (key, city) => {
    const { ask } = setUp();
    const response = await ask(key);
    expect(response.statusCode).toBe(200);
    const reply = cityWeatherRoute.reply.parse(response.json());
    expect(reply.weather).toEqual({
      city: city.name,
      country: city.country,
      ...shown,
      attribution,
      stale: false,
      ageSeconds: 12,
    });
  });

  it('sends no field that the contract doesn’t list', async () => {
    const { app, get, ask } = setUp();
    app.addHook('preSerialization', async (_request, _reply, reply) => ({ ...Object(reply), planted: 'planted' }));
    get.mockResolvedValue({ ...served, forecast: { ...forecast, ...{ planted: 'planted' } } });
    const response = await ask('paris');
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('planted');
    expect(response.json().weather).not.toHaveProperty('hours');
    expect(await uncheckedReplies(setUp().app, 'weather')).toEqual([]);
  });

  it.each(Object.entries(testCallers))('is open to everybody: %s', async (_, who) => {
    const { ask } = setUp();
    expect((await ask('newyork', who)).statusCode).toBe(200);
  });

  it('answers 401 without a caller token', async () => {
    const { app, get } = setUp();
    expect((await app.inject({ url: '/api/weather/paris' })).statusCode).toBe(401);
    expect(get).not.toHaveBeenCalled();
  });

  it.each(['New%20York', 'new-york', 'NEWYORK', 'new_york'])('finds New York by %s', async (text) => {
    const { ask } = setUp();
    expect((await ask(text)).json().weather.city).toBe('New York');
  });

  it.each([
    ['atlantis', 404],
    ['169.254.169.254', 404],
    ['..%2f..%2fadmin', 404],
    ['paris%0d%0aHost:%20x', 404],
    ['__proto__', 404],
    ['constructor', 404],
    ['%00', 404],
    ['x'.repeat(41), 404],
    ['x'.repeat(500), 400],
  ])('refuses %j before the provider is asked', async (text, status) => {
    const { ask, get } = setUp();
    const response = await ask(text);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, code: expect.any(String), requestId: expect.any(String) });
    expect(get).not.toHaveBeenCalled();
  });

  it('answers unknown_city for an unknown city', async () => {
    const { ask } = setUp();
    expect((await ask('atlantis')).json()).toMatchObject({ code: 'unknown_city' });
  });

  it('answers 503 with Retry-After when there is no forecast', async () => {
    const { ask, get } = setUp();
    get.mockRejectedValue(new AppError('weather_unavailable', 'Weather data not available', { retryAfterSeconds: 5 }));
    const response = await ask('paris');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ success: false, code: 'weather_unavailable', message: 'Weather data not available' });
  });

  it('marks an old forecast as stale, with its age', async () => {
    const { ask, get } = setUp();
    get.mockResolvedValue({ ...served, stale: true, ageSeconds: 900 });
    expect((await ask('paris')).json().weather).toMatchObject({ stale: true, ageSeconds: 900 });
  });
});
