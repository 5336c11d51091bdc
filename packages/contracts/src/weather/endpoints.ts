import { defineEndpoint } from '../endpoint.js';

/** Closed lists. */
export const conditions = ['clear', 'mostly-clear', 'partly-cloudy', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'thunderstorm'] as const;
export const weatherIcons = ['sun', 'moon', 'sun-cloud', 'moon-cloud', 'cloud', 'fog', 'drizzle', 'rain', 'snow', 'storm'] as const;

/** The forecast of every city of the catalogue, for everybody. Plans use it, too, to avoid rain. */
export const cityWeather = defineEndpoint({
  service: 'weather',
  method: 'GET',
  url: '/api/weather/:city',
  access: 'public',
  internalCallers: ['recommendations'],
});
