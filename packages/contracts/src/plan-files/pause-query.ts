import { mealNames } from '@city-genie/city-data/city';
import { z } from 'zod';
import { splitMealPause } from './meal-pause.js';
import type { PlanStop } from './plan-stop.js';
import { isOneDayOut, planTime } from './plan-time.js';

const maxPauses = mealNames.length;

/** Messages for invalid pauses of a plan file. */
export const pauseMessages = {
  form: 'Please give each pause as meal@start/end or meal@start/end@restaurant',
  count: `Please give at most ${maxPauses} pauses`,
  meal: `Please name the meal of each pause: ${mealNames.join(' or ')}`,
  table: 'Please name a table by the id of its restaurant',
  length: 'Please let every pause end after it begins',
  order: 'Please give the pauses in order, one after the other',
  once: 'Please give each meal once',
  first: 'Please let every pause begin after the first stop',
  overlap: 'Please let no pause overlap a stop',
  span: 'Please give the pauses on the day of the stops',
} as const;

const pause = z
  .string()
  .transform((text, context) => {
    const split = splitMealPause(text);
    if (split === undefined) {
      context.addIssue({ code: 'custom', message: pauseMessages.form });
      return z.NEVER;
    }
    return split;
  })
  .pipe(
    z.object({
      meal: z.enum(mealNames, pauseMessages.meal),
      start: planTime,
      end: planTime,
      restaurantId: z
        .string()
        .regex(/^[a-z0-9-]{1,100}$/, pauseMessages.table)
        .exactOptional(),
    }),
  )
  .refine(({ start, end }) => end > start, pauseMessages.length);

type Pause = z.infer<typeof pause>;

const pauses = z
  .array(pause)
  .max(maxPauses, pauseMessages.count)
  .refine((given) => new Set(given.map(({ meal }) => meal)).size === given.length, pauseMessages.once)
  .refine((given) => given.every(({ start }, index) => start >= (given[index - 1]?.end ?? '')), pauseMessages.order);

/** One `pause` per meal, in order; none where the plan has no meal. */
export const pauseQuery = z
  .union([z.string(), z.array(z.string())], pauseMessages.count)
  .optional()
  .transform((given) => [given ?? []].flat())
  .pipe(pauses);

/** What is wrong with pauses among these stops, which are in order; undefined when nothing is. */
export function pauseFault(stops: readonly PlanStop[], given: readonly Pause[]): string | undefined {
  const first = { arrive: stops[0]?.arrive ?? '', leave: stops[0]?.leave ?? '' };
  if (given.some(({ start }) => start < first.leave)) {
    return pauseMessages.first;
  }
  if (given.some(({ start, end }) => stops.some(({ arrive, leave }) => start < leave && arrive < end))) {
    return pauseMessages.overlap;
  }
  return given.every(({ end }) => isOneDayOut(first.arrive, end)) ? undefined : pauseMessages.span;
}
