import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { ConfigError, readProcessConfig } from '@city-genie/service-kit/process/config';
import { describe, expect, it } from 'vitest';
import { cacheTiming } from '../src/cache/timing.js';
import { weatherConfig } from '../src/config.js';
import { forecastUrl } from '../src/provider/forecast-url.js';
import { providerTiming } from '../src/provider/resilient-provider.js';

const minimal = { APP_MODE: 'local', PORT: '8104', KEYS_FILE: 'keys.json', REDIS_URL: 'redis://127.0.0.1:6379' };

describe('the weather service’s configuration', () => {
  it('defaults to Open-Meteo without a key', () => {
    expect(readProcessConfig(weatherConfig, minimal)).toMatchObject({ WEATHER_BASE_URL: 'https://api.open-meteo.com', HOST: '127.0.0.1' });
    expect(readProcessConfig(weatherConfig, minimal).WEATHER_API_KEY).toBeUndefined();
  });

  it.each(['file:///etc/passwd', 'not an address', `https://user:${'secret'}@weather.test`, 'https://weather.test/?a=b'])(
    'rejects %s',
    (address) => {
      expect(() => readProcessConfig(weatherConfig, { ...minimal, WEATHER_BASE_URL: address })).toThrow(ConfigError);
    },
  );

  it('lists every fault at once', () => {
    const fault = () => readProcessConfig(weatherConfig, { APP_MODE: 'local', PORT: '8104', WEATHER_BASE_URL: 'ftp://x' });
    expect(fault).toThrow(/REDIS_URL/);
    expect(fault).toThrow(/WEATHER_BASE_URL/);
    expect(fault).toThrow(/KEYS_FILE/);
  });
});

describe('forecastUrl', () => {
  it.each(cities.map((city) => [city.key, city] as const))('has the place and zone of %s on the configured host', (_, city) => {
    const url = forecastUrl('https://api.open-meteo.com', city);
    expect(url.origin + url.pathname).toBe('https://api.open-meteo.com/v1/forecast');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      latitude: String(city.geo.lat),
      longitude: String(city.geo.lon),
      timezone: city.timezone,
      forecast_days: '3',
    });
    expect(url.searchParams.has('apikey')).toBe(false);
  });

  it('has the key of a paid plan, and keeps the path of the base address', () => {
    expect(forecastUrl('https://customer-api.open-meteo.com/', paris, 'k1').searchParams.get('apikey')).toBe('k1');
    expect(forecastUrl('http://relay.test/meteo/', paris).pathname).toBe('/meteo/v1/forecast');
  });
});

describe('the timing', () => {
  const redisCommandMs = 300;

  it('answers every caller in less than two seconds, with time to spare for the network', () => {
    expect(cacheTiming.callerWaitMs).toBeLessThanOrEqual(1800);
    expect(cacheTiming.staleWaitMs).toBeLessThan(cacheTiming.callerWaitMs);
  });

  it('leaves the provider a second while Redis stalls', () => {
    expect(cacheTiming.callerWaitMs - redisCommandMs).toBeGreaterThanOrEqual(1000);
  });

  it('notices within ten seconds that the provider is back', () => {
    expect(providerTiming.loadBudgetMs + providerTiming.openMs).toBeLessThan(10_000);
    expect(providerTiming.loadBudgetMs + cacheTiming.restMs).toBeLessThan(10_000);
  });
});
