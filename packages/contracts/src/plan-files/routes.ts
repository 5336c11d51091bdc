import { z } from 'zod';
import { cityParams } from '../city-params.js';
import type { Endpoint } from '../endpoint.js';
import { defineRoute, type Route } from '../route.js';
import { localDateTime, placeId } from '../search/preferences.js';
import { planGpx, planIcs } from './endpoints.js';
import { splitPlanStop } from './plan-stop.js';

const maxPlanStops = 9;

/** Messages for an invalid query of a plan file. */
export const planFileMessages = {
  form: 'Please give each stop as place@arrive/leave',
  count: `Please give one to ${maxPlanStops} stops`,
  century: 'Please give dates of this century',
  length: 'Please let every stop end after it begins',
  order: 'Please give the stops in order, one after the other',
  span: 'Please give the stops of one day out',
} as const;

/** A plan lasts ten hours at most, but may run past midnight. */
const longestMs = 24 * 3_600_000;
const asUtcMs = (local: string) => Date.parse(`${local}:00Z`);

/** A calendar file must define its time zone for the plan's years, so they are limited. */
const planTime = localDateTime.refine((local) => local >= '2000' && local < '2100', planFileMessages.century);

const planStop = z
  .string()
  .transform((text, context) => {
    const stop = splitPlanStop(text);
    if (stop === undefined) {
      context.addIssue({ code: 'custom', message: planFileMessages.form });
      return z.NEVER;
    }
    return stop;
  })
  .pipe(z.object({ placeId, arrive: planTime, leave: planTime }))
  .refine(({ arrive, leave }) => leave > arrive, planFileMessages.length);

const planStops = z
  .array(planStop)
  .min(1, planFileMessages.count)
  .max(maxPlanStops, planFileMessages.count)
  .refine((stops) => stops.every(({ arrive }, index) => arrive >= (stops[index - 1]?.leave ?? '')), planFileMessages.order)
  .refine((stops) => asUtcMs(stops.at(-1)?.leave ?? '') - asUtcMs(stops[0]?.arrive ?? '') <= longestMs, planFileMessages.span);

/** One `stop` per stop, in order. The address holds the whole plan; nothing is planned again. */
export const planFileQuery = z.object({
  stop: z
    .union([z.string(), z.array(z.string())], planFileMessages.count)
    .transform((given) => [given].flat())
    .pipe(planStops),
});

const schemas = { params: cityParams, querystring: planFileQuery, reply: z.string() };

export const planIcsRoute = defineRoute(planIcs, schemas);
export const planGpxRoute = defineRoute(planGpx, schemas);

/** The routes of both plan files. */
export type PlanFileRoute = Route<Endpoint, typeof schemas>;
