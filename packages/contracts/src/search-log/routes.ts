import { timeframeIds } from '@city-genie/city-data/timeframes';
import { z } from 'zod';
import { defineRoute } from '../route.js';
import { listSearches, mostFigureDays, mostListedSearches, readSearchFigures } from './endpoints.js';

const timeframe = z.enum(timeframeIds);

/** A search without user and address. `city` is the key of a city, `createdAt` ISO 8601 in UTC. */
const loggedSearch = z.object({ id: z.string(), city: z.string(), mood: z.string(), timeframe: z.string(), createdAt: z.iso.datetime() });

export const listSearchesRoute = defineRoute(listSearches, {
  /** Without `page`, the newest 1,000. */
  querystring: z.object({
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(mostListedSearches.ofPage).default(50),
  }),
  reply: z.object({
    success: z.literal(true),
    searches: z.array(loggedSearch),
    /** How many there are. */
    total: z.number().int(),
    page: z.number().int().optional(),
  }),
});

/**
 * Searches of one city, mood and slot. Of these, `short` had too few places for the slot, `evening` asked for a day that was left too
 * short, `empty` found nothing.
 */
const searchCell = z.object({
  city: z.string(),
  mood: z.string(),
  timeframe,
  searches: z.number().int(),
  short: z.number().int(),
  evening: z.number().int(),
  empty: z.number().int(),
});

export const readSearchFiguresRoute = defineRoute(readSearchFigures, {
  querystring: z.object({
    days: z.coerce.number().int().min(1).max(mostFigureDays).default(30),
    /** The key of a city; without it all. */
    city: z.string().max(40).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    total: z.number().int(),
    /** By city, mood and slot, as the product orders them; what nobody searched is missing. */
    cells: z.array(searchCell),
    /**
     * Days in UTC, the oldest first, those without searches too. `guests`: searches that counted against the limit of guests; `refused`: what
     * the limit refused. Both are of all cities.
     */
    days: z.array(z.object({ date: z.iso.date(), searches: z.number().int(), guests: z.number().int(), refused: z.number().int() })),
  }),
});

export type SearchFigures = z.infer<typeof readSearchFiguresRoute.reply>;
