import { httpUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** All checks of a field run; a text that is no URL at all is rejected by another one. */
function isBare(text: string): boolean {
  if (!URL.canParse(text)) {
    return true;
  }
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
}

/** The weather service's own environment variables. */
export const weatherConfig = {
  REDIS_URL: redisUrl,
  /**
   * The only host that is called. The default is for non-commercial use: operators who take payments set
   * https://customer-api.open-meteo.com and a key.
   */
  WEATHER_BASE_URL: httpUrl.refine(isBare, 'must have no credentials, query or fragment').default('https://api.open-meteo.com'),
  WEATHER_API_KEY: z.string().optional(),
};
