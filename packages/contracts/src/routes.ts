import * as account from './account/routes.js';
import * as admin from './admin/routes.js';
import * as auth from './auth/routes.js';
import * as billing from './billing/routes.js';
import * as cuisine from './cuisine/routes.js';
import type { Endpoint } from './endpoint.js';
import * as guide from './guide/routes.js';
import * as map from './map/routes.js';
import * as news from './news/routes.js';
import * as placeReport from './place-report/routes.js';
import * as planFiles from './plan-files/routes.js';
import * as planPicture from './plan-picture/routes.js';
import type { Route } from './route.js';
import * as search from './search/routes.js';
import * as searchLog from './search-log/routes.js';
import * as secondFactor from './second-factor/routes.js';
import * as siteConfig from './site-config/routes.js';
import * as waitlist from './waitlist/routes.js';
import * as weather from './weather/routes.js';

function isRoute(value: unknown): value is Route<Endpoint> {
  return typeof value === 'object' && value !== null && 'config' in value && 'schema' in value;
}

/** Every public endpoint with its schemas, for code that needs all: OpenAPI, tests, the site in development. */
export const routes: readonly Route<Endpoint>[] = [
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
].flatMap((file) => Object.values<unknown>(file).filter(isRoute));
