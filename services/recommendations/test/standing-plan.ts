import type { SearchReply } from '@city-genie/contracts/search/routes';
import { type Asked, hoursOf, placesOf, replyIn, restaurantOf } from './made-up-city.js';

/** A long day, so that everything in the open can be visited. */
export const june = '2027-06-15';
export const nowMs = Date.parse(`${june}T06:00Z`);
export const places = placesOf(20, (index) => ({ name: `Place ${index}`, indoor: index % 2 === 0 ? 1 : 0 }));
export const restaurants = [restaurantOf('table', { geo: { lat: 48.857, lon: 2.346 } })];
/** A plan of the day in a city of twenty places and one table, or of what is changed of the request. */
export const ask = (changed: Asked = {}) =>
  replyIn(
    { places, restaurants },
    { startAt: `${june}T10:00`, timeframe: 'full-day', seed: 's', nowMs, forecast: hoursOf(june, () => 'fair', 2), ...changed },
  );

/** The plan that is changed, with its stops as `base` takes them. */
export const first = ask();
export const textOf = ({ id, arrive, leave }: SearchReply['recommendations'][number]) => `${id}@${arrive}/${leave}`;
export const base = first.recommendations.map(textOf);
export const ids = ({ recommendations }: SearchReply) => recommendations.map(({ id }) => id);
export const timesOf = ({ recommendations }: SearchReply) => new Map(recommendations.map(({ id, arrive }) => [id, arrive]));
export const [one = '', two = '', three = ''] = ids(first);
export const last = ids(first).at(-1) ?? '';
export const end = first.plan?.end ?? '';
export const later = (local: string, minutes: number) => new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
