import { timeframeIds } from '@city-genie/city-data/timeframes';
import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { Surroundings } from '@city-genie/recommendations/planner/draft';
import type { JudgedCity } from './judged-city.js';
import { forecastFrom, type SkyName } from './plan-cases.js';
import type { RandomChoice } from './random-choice.js';

/** What requests are drawn from: dates of the city's calendar, starts of its clock, and the word that 50 seeds begin with. */
export type DrawnFrom = { dates: readonly string[]; starts: readonly string[]; seeds: string };

export type DrawnRequest = { judged: JudgedCity; date: string; request: SearchRequest };

/** A request for a plan of any mood and timeframe in one of the cities. The draws come in this order. */
export function drawRequest(choice: RandomChoice, cities: readonly JudgedCity[], { dates, starts, seeds }: DrawnFrom): DrawnRequest {
  const judged = choice.oneOf(cities);
  const date = choice.oneOf(dates);
  const request: SearchRequest = {
    mood: choice.oneOf(judged.city.moods),
    timeframe: choice.oneOf(timeframeIds),
    startAt: `${date}T${choice.oneOf(starts)}`,
    seed: `${seeds}-${choice.below(50)}`,
  };
  return { judged, date, request };
}

/** Asked at the day's first hour (UTC), under such a sky. */
export function underSky(date: string, sky: SkyName): Surroundings {
  return { nowMs: Date.parse(`${date}T00:00Z`), forecast: forecastFrom(date, sky) };
}
