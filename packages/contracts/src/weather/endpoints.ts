import { defineEndpoint } from '../endpoint.js';

/** Closed lists. */
export const conditions = ['clear', 'mostly-clear', 'partly-cloudy', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'thunderstorm'] as const;
export const weatherIcons = ['sun', 'moon', 'sun-cloud', 'moon-cloud', 'cloud', 'fog', 'drizzle', 'rain', 'snow', 'storm'] as const;

/** From the eighth day on, counted from today, a forecast is a likelihood. */
export const certainties = ['forecast', 'likelihood'] as const;

/** The forecast of every city of the catalogue, for everybody. */
export const cityWeather = defineEndpoint({
  service: 'weather',
  method: 'GET',
  url: '/api/weather/:city',
  access: 'public',
  isCompressed: true,
  // Of the version before, which asked here for the hours of its plans.
  internalCallers: ['recommendations'],
});
