import { z } from 'zod';
import { defineRoute } from '../route.js';
import { reportPlace } from './endpoints.js';
import { placeReportRequest } from './request.js';

/** The place of a path. The catalogue decides which places exist, so an unknown one is a 404, not a 400. */
const placeParams = z.object({ id: z.string().min(1).max(200) });

export const reportPlaceRoute = defineRoute(reportPlace, {
  params: placeParams,
  body: placeReportRequest,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
