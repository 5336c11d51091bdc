import type { City } from '@city-genie/city-data/city';
import type { Weather } from '@city-genie/contracts/weather/routes';
import type { Forecast } from '../forecast/forecast.js';

/** What the licence of a provider's data asks to be shown beside them. */
export type Attribution = Weather['attribution'];

/** Somebody who knows the weather. */
export type WeatherProvider = {
  /** In logs and with every forecast; in lower case, with hyphens. */
  name: string;
  attribution: Attribution;
  /** One attempt; ends when the signal aborts. @throws ProviderError */
  ask(city: City, signal: AbortSignal): Promise<Forecast>;
};

/** Creative Commons Attribution 4.0: both providers' licence. */
export const creativeCommons = { text: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
