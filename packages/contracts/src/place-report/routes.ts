import { z } from 'zod';
import { auditLogPage, auditLogQuery } from '../admin/audit.js';
import { messageReply } from '../auth/routes.js';
import { defineRoute } from '../route.js';
import { listReportedPlaces, readPlacesAudit, reportOutcomes, reportPlace, reportReasons, settlePlaceReports } from './endpoints.js';
import { placeReportRequest } from './request.js';

/** The place of a path. The catalogue decides which places exist, so an unknown one is a 404, not a 400. */
const placeParams = z.object({ id: z.string().min(1).max(200) });

export const reportPlaceRoute = defineRoute(reportPlace, { params: placeParams, body: placeReportRequest, reply: messageReply });

/** A place with its open reports. Times are ISO 8601 in UTC. */
export const reportedPlace = z.object({
  placeId: z.string(),
  /** As the catalogue has it now; the id where the place is gone from it. */
  name: z.string(),
  /** The key of its city. */
  city: z.string(),
  isInCatalogue: z.boolean(),
  reports: z.number().int(),
  /** How often each reason was given, most first. */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.number().int() })),
  /** What visitors wrote, the newest first, at most ten. */
  messages: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});

export type ReportedPlace = z.infer<typeof reportedPlace>;

export const listReportedPlacesRoute = defineRoute(listReportedPlaces, {
  querystring: z.object({
    /** The key of a city; without it all. */
    city: z.string().max(40).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: z.object({
    success: z.literal(true),
    places: z.array(reportedPlace),
    /** How many places wait for a decision. */
    total: z.number().int(),
    page: z.number().int(),
  }),
});

export const settlePlaceReportsRoute = defineRoute(settlePlaceReports, {
  params: placeParams,
  body: z.object({
    outcome: z.enum(reportOutcomes),
    /** `lastAt` of the place as it was shown. */
    until: z.iso.datetime(),
  }),
  /** How many reports were settled; none when another administrator was faster. */
  reply: messageReply.extend({ settled: z.number().int() }),
});

export const readPlacesAuditRoute = defineRoute(readPlacesAudit, { querystring: auditLogQuery, reply: auditLogPage });
