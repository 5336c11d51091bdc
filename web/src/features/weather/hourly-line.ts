import type { Weather } from '@city-genie/contracts/weather/routes';
import type { Units } from './units.js';
import { temperatureText } from './units.js';

export type Hour = Weather['hourly'][number];

/** Measures of the drawing; the line leaves room at the top and for the rain below. */
export const drawing = { width: 240, height: 72, top: 4, bottom: 46 } as const;

const clockOf = (hour: Hour) => hour.time.slice(11, 16);

/** 0 at the day's first midnight, 1 at its second. */
export function shareOfDay(clock: string): number {
  return (Number(clock.slice(0, 2)) + Number(clock.slice(3, 5)) / 60) / 24;
}

/** The hours of a date, `YYYY-MM-DD`. */
export function hoursOf(date: string, hourly: readonly Hour[]): Hour[] {
  return hourly.filter((hour) => hour.time.startsWith(date));
}

function topBy(hours: readonly Hour[], worth: (hour: Hour) => number): Hour | undefined {
  return hours.reduce<Hour | undefined>((best, hour) => (best && worth(best) >= worth(hour) ? best : hour), undefined);
}

export const warmestOf = (hours: readonly Hour[]) => topBy(hours, (hour) => hour.temperature);
export const coldestOf = (hours: readonly Hour[]) => topBy(hours, (hour) => -hour.temperature);

/** The temperatures as points of an SVG line. */
export function linePoints(hours: readonly Hour[]): string {
  const low = coldestOf(hours)?.temperature ?? 0;
  const span = Math.max(1, (warmestOf(hours)?.temperature ?? 0) - low);
  const { width, top, bottom } = drawing;
  return hours
    .map(
      (hour) =>
        `${Math.round(shareOfDay(clockOf(hour)) * width)},${Math.round(bottom - ((hour.temperature - low) / span) * (bottom - top))}`,
    )
    .join(' ');
}

/** The same as text for screen readers. */
export function lineText(hours: readonly Hour[], units: Units): string {
  const coldest = coldestOf(hours);
  const warmest = warmestOf(hours);
  const wettest = topBy(hours, (hour) => hour.precipitationProbability);
  if (!coldest || !warmest || !wettest) {
    return '';
  }
  const at = (hour: Hour) => `${temperatureText(hour.temperature, units)} at ${clockOf(hour)}`;
  const rain = Math.round(wettest.precipitationProbability);
  const wet = rain === 0 ? 'no rain expected' : `chance of rain at most ${rain} %, at ${clockOf(wettest)}`;
  return `Today by the hour: coldest ${at(coldest)}, warmest ${at(warmest)}; ${wet}`;
}
