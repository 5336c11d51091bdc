import type { TimeframeId } from '@city-genie/city-data/timeframes';

/** A search that C15 makes: `city` is the key, `startAt` local `YYYY-MM-DDTHH:mm`. */
export type PlanRequest = { city: string; mood: string; timeframe: TimeframeId; startAt: string; weather: 'dry' | 'rain' };

/** The properties of a plan that C15 checks. `full` = at least as many stops and minutes as the slot asks for. */
export type PlanOutcome = { stops: number; totalMinutes: number; full: boolean };

/** The planner, as C15 calls it. */
export type PlanFunction = (request: PlanRequest) => PlanOutcome;
