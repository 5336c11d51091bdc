import * as account from './account/endpoints.js';
import * as admin from './admin/endpoints.js';
import * as auth from './auth/endpoints.js';
import * as billing from './billing/endpoints.js';
import * as cuisine from './cuisine/endpoints.js';
import type { CallLimit, Endpoint } from './endpoint.js';
import * as guide from './guide/endpoints.js';
import * as map from './map/endpoints.js';
import * as news from './news/endpoints.js';
import * as placeReport from './place-report/endpoints.js';
import * as planFiles from './plan-files/endpoints.js';
import * as planPicture from './plan-picture/endpoints.js';
import * as search from './search/endpoints.js';
import * as searchLog from './search-log/endpoints.js';
import * as secondFactor from './second-factor/endpoints.js';
import * as siteConfig from './site-config/endpoints.js';
import * as waitlist from './waitlist/endpoints.js';
import * as weather from './weather/endpoints.js';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'url' in value;
}

/**
 * The whole public API; the gateway answers nothing else (docs/rules/access.md#one-list-of-calls). Add new endpoint files here; endpoints
 * within a file are found.
 */
export const endpoints: readonly Endpoint[] = [
  account,
  admin,
  auth,
  billing,
  cuisine,
  guide,
  map,
  news,
  placeReport,
  planFiles,
  planPicture,
  search,
  searchLog,
  secondFactor,
  siteConfig,
  waitlist,
  weather,
].flatMap((file) => Object.values<unknown>(file).filter(isEndpoint));

/** Every limit of these endpoints, once. */
export function limitsIn(some: readonly Endpoint[]): CallLimit[] {
  const limits = some.flatMap(({ limit, keyLimit }) => [limit ?? [], keyLimit ?? []].flat());
  return [...new Map(limits.map((limit) => [limit.name, limit])).values()];
}

/** Every limit of a service's endpoints, once. */
export function limitsOf(service: string): CallLimit[] {
  return limitsIn(endpoints.filter((endpoint) => endpoint.service === service));
}
