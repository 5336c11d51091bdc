import { z } from 'zod';
import { reportPlace } from './place-report/endpoints.js';
import { placeReportRequest } from './place-report/request.js';
import { defineRoute } from './route.js';

/** The place of a path; which exist is decided by the catalogue, so an unknown one is a 404 and not a 400. */
const placeParams = z.object({ id: z.string().min(1).max(200) });

export const reportPlaceRoute = defineRoute(reportPlace, {
  params: placeParams,
  body: placeReportRequest,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
