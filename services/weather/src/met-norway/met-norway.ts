import type { City } from '@city-genie/city-data/city';
import type { Clock } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { Forecast } from '../forecast/forecast.js';
import { download } from '../provider/download.js';
import { ProviderError } from '../provider/provider-error.js';
import { creativeCommons, type WeatherProvider } from '../provider/weather-provider.js';
import { mapMet } from './map-met.js';
import { type MetReply, parseMetReply } from './met-reply.js';
import { metUrl } from './met-url.js';

const attribution = { text: 'Weather data from MET Norway', url: 'https://www.met.no/en', licence: creativeCommons };

/** The longest time that we don't ask again, whatever the provider's `Expires` says. */
export const longestRestMs = 60 * 60_000;

const refused = 403;
const deprecated = 203;
const unchanged = 304;

/** A city's last reply, by which it is answered until `askAgainMs` and after a 304. */
type Kept = { reply: MetReply; lastModified: string | null; askAgainMs: number };

function restUntilMs(headers: Headers, nowMs: number): number {
  const expiresMs = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expiresMs) ? nowMs : Math.min(expiresMs, nowMs + longestRestMs);
}

/**
 * MET Norway's Locationforecast: nine to ten days, hour by hour for two and a half. Its terms ask for a contact in the `User-Agent`, that
 * nothing is asked again before it expires, and that what is known is named. Undefined without a contact.
 */
export function createMetNorway(options: {
  baseUrl: string;
  contact: string | undefined;
  clock: Clock;
  logger: Logger;
}): WeatherProvider | undefined {
  const { baseUrl, contact, clock, logger } = options;
  if (contact === undefined) {
    logger.info('MET Norway is not asked when Open-Meteo is away: WEATHER_CONTACT is not set');
    return undefined;
  }
  const userAgent = `city-genie ${contact}`;
  const kept = new Map<string, Kept>();
  const told = new Set<number>();

  function tellOnce(status: number, level: 'warn' | 'error', message: string): void {
    if (!told.has(status)) {
      told.add(status);
      logger[level]({ status }, message);
    }
  }

  function forecastOf(city: City, reply: MetReply): Forecast {
    const { forecast, unknownSymbols } = mapMet(reply, city, clock.nowMs());
    if (unknownSymbols.length > 0) {
      logger.warn({ city: city.key, unknownSymbols }, 'unknown weather symbols, shown as cloudy');
    }
    return forecast;
  }

  /** The reply that holds now, and until when it is not asked for again. */
  async function fetchReply(city: City, known: Kept | undefined, signal: AbortSignal): Promise<Kept> {
    const { status, headers, text } = await download(metUrl(baseUrl, city), {
      signal,
      headers: { 'user-agent': userAgent, ...(known?.lastModified && { 'if-modified-since': known.lastModified }) },
      accepted: [200, deprecated, refused, ...(known ? [unchanged] : [])],
    });
    if (status === refused) {
      tellOnce(refused, 'error', 'MET Norway refuses us: WEATHER_CONTACT has to be an address at which it can reach the operator');
      throw new ProviderError('unusable', `the provider answered ${refused}`);
    }
    if (status === deprecated) {
      tellOnce(deprecated, 'warn', 'MET Norway will end this product');
    }
    const askAgainMs = restUntilMs(headers, clock.nowMs());
    return status === unchanged && known
      ? { ...known, askAgainMs }
      : { reply: parseMetReply(text), lastModified: headers.get('last-modified'), askAgainMs };
  }

  return {
    name: 'met-norway',
    attribution,
    async ask(city, signal) {
      const known = kept.get(city.key);
      const current = known && clock.nowMs() < known.askAgainMs ? known : await fetchReply(city, known, signal);
      try {
        const forecast = forecastOf(city, current.reply);
        kept.set(city.key, current);
        return forecast;
      } catch (error) {
        // Else the next 304 would bring back what can't be used.
        kept.delete(city.key);
        throw error;
      }
    },
  };
}
