import type { TimeframeId } from '@city-genie/city-data/timeframes';

/** A search as C15 makes it: `city` is the key, `startAt` local `YYYY-MM-DDTHH:mm`. */
export type PlanRequest = { city: string; mood: string; timeframe: TimeframeId; startAt: string; weather: 'dry' | 'rain' };

/** What C15 wants to know of a plan; `full` = as many stops and minutes as the slot asks for. */
export type PlanOutcome = { stops: number; totalMinutes: number; full: boolean };

/** The planner, as C15 sees it. */
export type PlanFunction = (request: PlanRequest) => PlanOutcome;
