import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { ConfigError, readConfig } from '@city-genie/service-kit/process/config';
import { describe, expect, it } from 'vitest';
import { cacheTiming } from '../src/cache/timing.js';
import { weatherConfig } from '../src/config.js';
import { forecastUrl } from '../src/provider/forecast-url.js';
import { providerTiming } from '../src/provider/resilient-provider.js';

const minimal = { APP_MODE: 'local', PORT: '8104', KEYS_FILE: 'keys.json', REDIS_URL: 'redis://127.0.0.1:6379' };

describe('configuration', () => {
  it('asks Open-Meteo unless told otherwise, without a key', () => {
    expect(readConfig(weatherConfig, minimal)).toMatchObject({ WEATHER_BASE_URL: 'https://api.open-meteo.com', HOST: '127.0.0.1' });
    expect(readConfig(weatherConfig, minimal).WEATHER_API_KEY).toBeUndefined();
  });

  it.each(['file:///etc/passwd', 'not an address', `https://user:${'secret'}@weather.test`, 'https://weather.test/?a=b'])(
    'refuses %s',
    (address) => {
      expect(() => readConfig(weatherConfig, { ...minimal, WEATHER_BASE_URL: address })).toThrow(ConfigError);
    },
  );

  it('names every fault at once', () => {
    const fault = () => readConfig(weatherConfig, { APP_MODE: 'local', PORT: '8104', WEATHER_BASE_URL: 'ftp://x' });
    expect(fault).toThrow(/REDIS_URL/);
    expect(fault).toThrow(/WEATHER_BASE_URL/);
    expect(fault).toThrow(/KEYS_FILE/);
  });
});

describe('the address that is asked', () => {
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

  it('carries the key of a paid plan and keeps a path of the base', () => {
    expect(forecastUrl('https://customer-api.open-meteo.com/', paris, 'k1').searchParams.get('apikey')).toBe('k1');
    expect(forecastUrl('http://relay.test/meteo/', paris).pathname).toBe('/meteo/v1/forecast');
  });
});

describe('bounds', () => {
  const redisCommandMs = 300;

  it('answer every caller in less than two seconds, with some time to spare for the way', () => {
    expect(cacheTiming.callerWaitMs).toBeLessThanOrEqual(1800);
    expect(cacheTiming.staleWaitMs).toBeLessThan(cacheTiming.callerWaitMs);
  });

  it('leave the provider a second while Redis stalls: reading is waited for in vain before it is asked', () => {
    expect(cacheTiming.callerWaitMs - redisCommandMs).toBeGreaterThanOrEqual(1000);
  });

  it('notice within ten seconds that the provider is back', () => {
    expect(providerTiming.loadBudgetMs + providerTiming.openMs).toBeLessThan(10_000);
    expect(providerTiming.loadBudgetMs + cacheTiming.restMs).toBeLessThan(10_000);
  });
});
