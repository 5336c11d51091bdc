import { httpUrl, redisUrl, url } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

/** All checks of a field run; a text that is no URL at all is rejected by another one. */
function isBare(text: string): boolean {
  if (!URL.canParse(text)) {
    return true;
  }
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
}

const providerUrl = httpUrl.refine(isBare, 'must have no credentials, query or fragment');

/** Goes into a header as it is. */
const contact = z
  .union([z.email(), url(['https:'])], 'must be an e-mail address, or an address with https:')
  .refine((text) => /^[\x21-\x7e]{1,200}$/.test(text), 'must have no spaces and no letters but ASCII, 200 characters at most');

/** The weather service's own environment variables. */
export const weatherConfig = {
  REDIS_URL: redisUrl,
  /**
   * The only host that is called beside MET Norway's. The default is for non-commercial use: operators who take payments set
   * https://customer-api.open-meteo.com and a key.
   */
  WEATHER_BASE_URL: providerUrl.default('https://api.open-meteo.com'),
  WEATHER_API_KEY: z.string().optional(),
  /** MET Norway, which is asked when Open-Meteo fails. */
  MET_BASE_URL: providerUrl.default('https://api.met.no'),
  /** Where MET Norway reaches the operator, as its terms ask for. Without it, MET Norway isn't asked. */
  WEATHER_CONTACT: contact.optional(),
};
