import { z } from 'zod';
import { cityParams } from '../city-params.js';
import { defineRoute } from '../route.js';
import { parseBase, parseMeals, searchLimits } from '../search/base-in-address.js';
import { localDateTime, mood, placeId, timeframe } from '../search/preferences.js';
import { type SearchRequest, searchRequest } from '../search/routes.js';
import { planPicture } from './endpoints.js';

const messages = {
  seed: 'Please give a seed of 1 to 64 letters, digits and hyphens',
  base: 'Please give stops as place@10:00-10:45, one after the other, and the start',
  meals: 'Please give the meals of the plan, or none',
} as const;

/** Ids with commas between them. */
const idList = (most: number) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(placeId).max(most, `Please give at most ${most} ids of places`))
    .optional();

/** The parameters of a plan's page that the plan depends on, in the order of its address (docs/rules/plans.md#plans-in-the-address). */
export const planParameters = z.object({
  mood,
  time: timeframe,
  at: localDateTime.optional(),
  seed: z.string(messages.seed).regex(/^[\w-]{1,64}$/, messages.seed),
  base: z.string().max(2000, messages.base).optional(),
  meals: z.string().max(20, messages.meals).optional(),
  until: localDateTime.optional(),
  from: placeId.optional(),
  pin: idList(searchLimits.pin),
  keep: idList(searchLimits.pin),
  no: idList(searchLimits.exclude),
  seen: idList(searchLimits.seen),
  dry: z.literal('1').optional(),
});

/** The query of a plan's page, read as the search that it stands for. What else is in it doesn't change the plan. */
export const planPictureQuery = planParameters
  .transform(
    ({ time, at, base: baseText, meals: mealsText, until, from, pin = [], keep = [], no, seen, dry, ...rest }, context): SearchRequest => {
      const base = baseText === undefined || at === undefined ? undefined : parseBase(baseText, at);
      const meals = mealsText === undefined ? undefined : parseMeals(mealsText);
      for (const [name, isFault] of [
        ['base', baseText !== undefined && base === undefined],
        ['meals', mealsText !== undefined && (meals === undefined || base === undefined)],
      ] as const) {
        if (isFault) {
          context.addIssue({ code: 'custom', path: [name], message: messages[name] });
        }
      }
      const pinned = [...new Set([...pin, ...keep])].slice(0, searchLimits.pin);
      return {
        ...rest,
        timeframe: time,
        ...(at !== undefined && { startAt: at }),
        ...(base && { base }),
        ...(meals && { meals }),
        ...(base && until !== undefined && { until, ...(from !== undefined && { from }) }),
        ...(pinned.length > 0 && { pin: pinned }),
        ...(no && { exclude: no }),
        ...(seen && { seen }),
        ...(dry && { weather: 'dry' as const }),
      };
    },
  )
  .pipe(searchRequest);

export const planPictureRoute = defineRoute(planPicture, {
  params: cityParams,
  querystring: planPictureQuery,
  reply: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
