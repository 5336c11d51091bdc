import { type Timeframe, timeframes } from '@city-genie/city-data/timeframes';
import { clockText, weekdayOf } from '@city-genie/recommendations/opening-hours/open-on';
import { weekdayNames } from '@city-genie/recommendations/opening-hours/parse';
import type { Check, Finding } from '../check.js';
import type { PlanFunction, PlanRequest } from '../coverage-request.js';
import { coverageWeek } from '../sample-weeks.js';

const startMinutes = [9 * 60 + 30, 13 * 60, 17 * 60] as const;
const weathers = ['dry', 'rain'] as const;
const nightMinute = 20 * 60;
/** A single stop doesn't count as a plan. */
const leastStopsAtNight = 2;

/** One line of the report: the same search on all days of a week. */
type Row = Omit<PlanRequest, 'startAt'> & { timeframe: Timeframe['id']; startMinute: number; short: boolean };

/**
 * Whether even the shortest plan of a slot ends after 20:00, when most places are closed. A short plan of at least two stops is
 * then the documented answer. `startMinute`: minutes since local midnight.
 */
export function runsIntoNight(timeframe: Timeframe, startMinute: number): boolean {
  return startMinute + timeframe.minMinutes > nightMinute;
}

function rowsOf(city: string, moods: readonly string[]): Row[] {
  return moods.flatMap((mood) =>
    timeframes.flatMap((timeframe) =>
      startMinutes.flatMap((startMinute) =>
        weathers.map((weather) => ({
          city,
          mood,
          timeframe: timeframe.id,
          startMinute,
          weather,
          short: runsIntoNight(timeframe, startMinute),
        })),
      ),
    ),
  );
}

function failingDays({ short, startMinute, ...request }: Row, week: readonly string[], plan: PlanFunction): string[] {
  return week.flatMap((date) => {
    const { stops, totalMinutes, full } = plan({ ...request, startAt: `${date}T${clockText(startMinute)}` });
    const isEnough = full || (short && stops >= leastStopsAtNight);
    return isEnough ? [] : [`${weekdayNames[weekdayOf(date)]} (stops: ${stops}, minutes: ${totalMinutes})`];
  });
}

/**
 * C15: the planner has a plan for every mood, slot, weekday, start and weather, and a full one unless the slot runs into the
 * night.
 */
export const checkCoverage: Check = ({ city }, { demandsOf, isHoliday, plan }) => {
  if (!demandsOf(city.key).coverage) {
    return [];
  }
  const week = coverageWeek(city.key, isHoliday);
  return rowsOf(city.key, city.moods).flatMap((row): Finding[] => {
    const days = failingDays(row, week, plan);
    const search = `${row.mood}, ${row.timeframe} from ${clockText(row.startMinute)}, ${row.weather}`;
    return days.length === 0 ? [] : [{ code: 'C15', text: `${search}: no ${row.short ? 'plan' : 'full plan'} on ${days.join(', ')}` }];
  });
};
