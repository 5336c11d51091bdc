import { cities } from '@city-genie/city-data/catalog';
import type { Clock } from '@city-genie/service-kit/clock';
import type { ReadableRateLimit } from '@city-genie/service-kit/limits/rate-limit';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { openLimits } from '@city-genie/service-kit/testing/open-limits';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { pino } from 'pino';
import { buildApp } from '../src/app.js';
import { type Catalogue, compileCity } from '../src/catalogue/catalogue.js';
import { loadContent } from '../src/catalogue/load-content.js';
import type { GuestLimit } from '../src/limits/guest-limit.js';
import type { PlaceReports } from '../src/place-reports/place-reports.js';
import type { DrawPicture } from '../src/plan-picture/draw-pictures.js';
import type { AdminReportsDeps } from '../src/routes/admin-reports.js';
import type { AdminSearchesDeps } from '../src/routes/admin-searches.js';
import type { PlacesAuditDeps } from '../src/routes/places-audit.js';
import type { PictureOutcome } from '../src/routes/plan-picture.js';
import type { SearchLog } from '../src/search-log/search-log.js';
import type { ForecastSource } from '../src/weather/forecast-source.js';

/** A Tuesday morning in Paris. */
export const tuesdayMorning = fixedClock('2026-11-24T07:00:00Z');

export const logged: unknown[] = [];

const openGuests: GuestLimit = { take: async () => ({ guest: 'guest', date: '2026-11-24', counted: true, refund: async () => undefined }) };
const listLog: SearchLog = { add: (search) => logged.push(search), addRefusal: () => undefined, flush: async () => undefined };

const noReports: PlaceReports = { add: async () => 'stored' };

/** What administrators read and do, as if nothing had happened yet. */
const forAdmins: AdminSearchesDeps & Omit<AdminReportsDeps, 'catalogue'> & PlacesAuditDeps = {
  listSearches: async () => ({ searches: [], total: 0 }),
  readFigures: async () => ({ cells: [], days: [] }),
  reportedPlaces: async () => ({ places: [], total: 0 }),
  settlement: { settle: async () => 0, wasReported: async () => false },
  audit: { page: async () => ({ entries: [], next: null }) },
};

type Options = {
  logger?: Logger;
  clock?: Clock;
  guests?: GuestLimit;
  forecasts?: ForecastSource;
  /** The limit shared by searches and cuisine. */
  rate?: ReadableRateLimit;
  reports?: PlaceReports;
  reportLimit?: ReadableRateLimit;
  pictureLimit?: ReadableRateLimit;
  drawPicture?: DrawPicture;
  countPicture?: (outcome: PictureOutcome) => void;
  patienceMs?: number;
};

/** The service with the shipped content, without stores. */
export async function testApp(options: Options = {}) {
  const compiled = await Promise.all(cities.map(async ({ key }) => [key, compileCity(key, await loadContent(key))] as const));
  const catalogue: Catalogue = { version: 'test-version', cities: new Map(compiled) };
  const clock = options.clock ?? tuesdayMorning;
  return buildApp({
    service: { name: 'recommendations', logger: options.logger ?? pino({ level: 'silent' }), keys: testKeys, clock },
    catalogue: { current: () => catalogue, refresh: async () => undefined },
    forecasts: options.forecasts ?? { hoursOf: async () => undefined },
    guests: options.guests ?? openGuests,
    reports: options.reports ?? noReports,
    limits: openLimits({
      ...(options.rate && { search: options.rate }),
      ...(options.reportLimit && { report: options.reportLimit }),
      ...(options.pictureLimit && { picture: options.pictureLimit }),
    }),
    log: listLog,
    drawPicture: options.drawPicture ?? (async () => Buffer.from('a picture')),
    countPicture: options.countPicture ?? (() => undefined),
    ...(options.patienceMs !== undefined && { patienceMs: options.patienceMs }),
    ...forAdmins,
    clock,
  });
}
