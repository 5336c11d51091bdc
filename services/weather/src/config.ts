import { commonConfig, httpUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** The checks of a field all run: what is no address at all is refused by another one. */
function isBare(text: string): boolean {
  if (!URL.canParse(text)) {
    return true;
  }
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
}

/** What weather reads from the environment. */
export const weatherConfig = {
  ...commonConfig,
  REDIS_URL: redisUrl,
  /**
   * The only host that is ever asked. The free one is for non-commercial use: an operator who takes payments sets
   * https://customer-api.open-meteo.com and a key.
   */
  WEATHER_BASE_URL: httpUrl.refine(isBare, 'must have no credentials, query or fragment').default('https://api.open-meteo.com'),
  WEATHER_API_KEY: z.string().optional(),
};
