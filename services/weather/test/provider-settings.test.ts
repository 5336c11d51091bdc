import { cities } from '@city-genie/city-data/catalog';
import { paris } from '@city-genie/city-data/cities/paris';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { ConfigError, readProcessConfig } from '@city-genie/service-kit/process/config';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { describe, expect, it } from 'vitest';
import { cacheTiming } from '../src/cache/timing.js';
import { weatherConfig } from '../src/config.js';
import { metUrl } from '../src/met-norway/met-url.js';
import { forecastUrl } from '../src/open-meteo/forecast-url.js';
import { headStartMs } from '../src/provider/provider-chain.js';
import { weatherProviders } from '../src/provider/providers.js';
import { providerTiming } from '../src/provider/resilient-provider.js';

const minimal = { APP_MODE: 'local', PORT: '8104', KEYS_FILE: 'keys.json', REDIS_URL: 'redis://127.0.0.1:6379' };

describe('the weather service’s configuration', () => {
  it('defaults to Open-Meteo without a key', () => {
    expect(readProcessConfig(weatherConfig, minimal)).toMatchObject({
      WEATHER_BASE_URL: 'https://api.open-meteo.com',
      MET_BASE_URL: 'https://api.met.no',
      HOST: '127.0.0.1',
    });
    expect(readProcessConfig(weatherConfig, minimal).WEATHER_API_KEY).toBeUndefined();
    expect(readProcessConfig(weatherConfig, minimal).WEATHER_CONTACT).toBeUndefined();
  });

  it.each(['file:///etc/passwd', 'not an address', `https://user:${'secret'}@weather.test`, 'https://weather.test/?a=b'])(
    'rejects %s as the address of a provider',
    (address) => {
      expect(() => readProcessConfig(weatherConfig, { ...minimal, WEATHER_BASE_URL: address })).toThrow(ConfigError);
      expect(() => readProcessConfig(weatherConfig, { ...minimal, MET_BASE_URL: address })).toThrow(/MET_BASE_URL/);
    },
  );

  it.each(['operator@genie.test', 'https://genie.test/contact'])('takes %s as a contact', (contact) => {
    expect(readProcessConfig(weatherConfig, { ...minimal, WEATHER_CONTACT: contact }).WEATHER_CONTACT).toBe(contact);
    const production = { ...minimal, APP_MODE: 'production' };
    expect(readProcessConfig(weatherConfig, production).WEATHER_CONTACT).toBeUndefined();
  });

  it.each([
    'me',
    'http://genie.test',
    'operator@genie',
    'https://genie.test/\r\nx-forged: 1',
    'https://genie.test/a b',
    'https://génie.test/',
    'opérateur@genie.test',
    `https://genie.test/${'x'.repeat(200)}`,
  ])('rejects %j as a contact', (contact) => {
    expect(() => readProcessConfig(weatherConfig, { ...minimal, WEATHER_CONTACT: contact })).toThrow(/WEATHER_CONTACT/);
  });

  it('lists every fault at once', () => {
    const fault = () => readProcessConfig(weatherConfig, { APP_MODE: 'local', PORT: '8104', WEATHER_BASE_URL: 'ftp://x' });
    expect(fault).toThrow(/REDIS_URL/);
    expect(fault).toThrow(/WEATHER_BASE_URL/);
    expect(fault).toThrow(/KEYS_FILE/);
  });
});

describe('the providers', () => {
  function listed(env: Record<string, string>) {
    const lines: { level: string; msg: string }[] = [];
    const logger = createLogger('test', 'info', { write: (line: string) => lines.push(JSON.parse(line)) });
    const config = readProcessConfig(weatherConfig, { ...minimal, ...env });
    return { providers: weatherProviders({ config, clock: fixedClock('2026-07-15T10:20:00Z'), logger }), lines };
  }

  it('are Open-Meteo and MET Norway, each with its licence', () => {
    const { providers, lines } = listed({ WEATHER_CONTACT: 'operator@genie.test' });
    const licence = { text: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
    expect(providers.map(({ name, attribution }) => [name, attribution])).toEqual([
      ['open-meteo', { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/', licence }],
      ['met-norway', { text: 'Weather data from MET Norway', url: 'https://www.met.no/en', licence }],
    ]);
    expect(lines).toEqual([]);
  });

  it('are Open-Meteo alone without a contact, and the log says so once', () => {
    const { providers, lines } = listed({});
    expect(providers.map(({ name }) => name)).toEqual(['open-meteo']);
    expect(lines).toMatchObject([{ level: 'info', msg: expect.stringContaining('WEATHER_CONTACT') }]);
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
      forecast_days: '15',
    });
    expect(url.searchParams.has('apikey')).toBe(false);
  });

  it('has the key of a paid plan, and keeps the path of the base address', () => {
    expect(forecastUrl('https://customer-api.open-meteo.com/', paris, 'k1').searchParams.get('apikey')).toBe('k1');
    expect(forecastUrl('http://relay.test/meteo/', paris).pathname).toBe('/meteo/v1/forecast');
  });
});

describe('metUrl', () => {
  it.each(cities.map((city) => [city.key, city] as const))('has the place of %s and nothing else', (_, city) => {
    const url = metUrl('https://api.met.no', city);
    expect(url.origin + url.pathname).toBe('https://api.met.no/weatherapi/locationforecast/2.0/complete');
    expect(Object.fromEntries(url.searchParams)).toEqual({ lat: String(city.geo.lat), lon: String(city.geo.lon) });
  });

  it('has four decimals at most, and keeps the path of the base address', () => {
    const url = metUrl('http://relay.test/met/', { geo: { lat: 48.856_649, lon: -0.000_04 } });
    expect(url.pathname).toBe('/met/weatherapi/locationforecast/2.0/complete');
    expect(Object.fromEntries(url.searchParams)).toEqual({ lat: '48.8566', lon: '0' });
  });
});

describe('the timing', () => {
  const redisCommandMs = 300;

  it('answers every caller in less than two seconds, with time to spare for the network', () => {
    expect(cacheTiming.callerWaitMs).toBeLessThanOrEqual(1800);
    expect(cacheTiming.staleWaitMs).toBeLessThan(cacheTiming.callerWaitMs);
  });

  it('leaves the provider a second while Redis stalls, and the next one most of a second when the first hangs', () => {
    expect(cacheTiming.callerWaitMs - redisCommandMs).toBeGreaterThanOrEqual(1000);
    expect(cacheTiming.callerWaitMs - redisCommandMs - headStartMs).toBeGreaterThanOrEqual(700);
  });

  it('notices within ten seconds that a provider is back', () => {
    expect(headStartMs + providerTiming.loadBudgetMs + providerTiming.openMs).toBeLessThan(10_000);
    expect(headStartMs + providerTiming.loadBudgetMs + cacheTiming.restMs).toBeLessThan(10_000);
  });
});
