import { z } from 'zod';
import { cityParams } from '../city-params.js';
import type { Endpoint } from '../endpoint.js';
import { defineRoute, type Route } from '../route.js';
import { placeId } from '../search/preferences.js';
import { planGpx, planIcs } from './endpoints.js';
import { pauseFault, pauseQuery } from './pause-query.js';
import { splitPlanStop } from './plan-stop.js';
import { centuryMessage, isOneDayOut, planTime } from './plan-time.js';

const maxPlanStops = 9;

/** Messages for an invalid query of a plan file; those of its pauses are in `pause-query.ts`. */
export const planFileMessages = {
  form: 'Please give each stop as place@arrive/leave',
  count: `Please give one to ${maxPlanStops} stops`,
  century: centuryMessage,
  length: 'Please let every stop end after it begins',
  order: 'Please give the stops in order, one after the other',
  span: 'Please give the stops of one day out',
  plan: 'Please name the plan once, by 1 to 60 small letters, digits and hyphens',
} as const;

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
  .refine((stops) => isOneDayOut(stops[0]?.arrive ?? '', stops.at(-1)?.leave ?? ''), planFileMessages.span);

/** One `stop` per stop, in order, and its meals. The address holds the whole plan; nothing is planned again. */
export const planFileQuery = z
  .object({
    stop: z
      .union([z.string(), z.array(z.string())], planFileMessages.count)
      .transform((given) => [given].flat())
      .pipe(planStops),
    pause: pauseQuery,
    /** Names the plan through its changes, so that a calendar replaces the events of the file before. */
    plan: z
      .string(planFileMessages.plan)
      .regex(/^[a-z0-9-]{1,60}$/, planFileMessages.plan)
      .optional(),
  })
  .superRefine(({ stop, pause }, context) => {
    const message = pauseFault(stop, pause);
    if (message !== undefined) {
      context.addIssue({ code: 'custom', path: ['pause'], message });
    }
  });

export type PlanFileQuery = z.infer<typeof planFileQuery>;

const schemas = { params: cityParams, querystring: planFileQuery, reply: z.string() };

export const planIcsRoute = defineRoute(planIcs, schemas);
export const planGpxRoute = defineRoute(planGpx, schemas);

/** The routes of both plan files. */
export type PlanFileRoute = Route<Endpoint, typeof schemas>;
