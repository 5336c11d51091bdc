import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import type { Category, Place } from '../catalogue/entry.js';
import type { Interval } from '../opening-hours/parse.js';
import { startsOn } from '../opening-hours/start-times.js';
import { type ClockChange, elapsedMinuteOf } from '../opening-hours/wall-clock.js';
import { lastLightMinutes, nightEnd, streetsDay, twilightMinutes } from './night.js';
import type { Sun } from './sun.js';

/** Where a visit fits: it begins from `start` to `lastBegin` and is over by `end`. */
export type VisitWindow = { start: number; end: number; lastBegin: number };

/** Rooms are cleared before a door closes. */
const clearOutMinutes = 15;
const largeMuseumMinutes = 90;
const usualLastEntry: Partial<Record<Category, number>> = { museum: 30, gallery: 30, church: 30, monument: 30, palace: 30 };
const minutesOfDay = 24 * 60;

/** How long before closing the last visitors are let in. */
export function lastEntryOf({ lastEntryMinutes, category, visitMinutes }: Place): number {
  const isLarge = category === 'museum' && visitMinutes.typical >= largeMuseumMinutes;
  return lastEntryMinutes ?? (isLarge ? 45 : (usualLastEntry[category] ?? 0));
}

/** A performance is seen from its beginning to its end, on days on which the house is open then. */
function performances({ place, starts }: OpenPlace, date: string, open: readonly Interval[]): VisitWindow[] {
  return startsOn(starts, date)
    .map((start) => ({ start, end: start + place.visitMinutes.typical, lastBegin: start }))
    .filter(({ start, end }) => end <= nightEnd && open.some((interval) => interval.start <= start && interval.end >= end));
}

function throughDoor(place: Place, { start, end }: Interval): VisitWindow {
  // Hours that began the evening before end at night, too.
  const latest = start === 0 && end < minutesOfDay ? nightEnd - minutesOfDay : nightEnd;
  return { start, end: Math.min(end - clearOutMinutes, latest), lastBegin: end - lastEntryOf(place) };
}

function inDaylight({ start, end, lastBegin }: VisitWindow, { sunrise, sunset }: Sun): VisitWindow {
  const dawn = sunrise === undefined ? start : sunrise - twilightMinutes;
  const dusk = sunset === undefined ? end : sunset + lastLightMinutes;
  return { start: Math.max(start, dawn), end: Math.min(end, dusk), lastBegin };
}

/**
 * When a place may be visited on a date, in wall-clock minutes: within its hours, with time to get in and out, by daylight where it is
 * unlit, and never deep at night (docs/rules/plans.md#open-on-arrival).
 */
export function visitWindowsOn(content: CatalogueCity, openPlace: OpenPlace, date: string, sun: Sun): VisitWindow[] {
  const windows = openingsOn(content, openPlace, date);
  return openPlace.place.afterDark === 'no' ? windows.map((window) => inDaylight(window, sun)) : windows;
}

function openingsOn(content: CatalogueCity, openPlace: OpenPlace, date: string): VisitWindow[] {
  const { place, hours, starts } = openPlace;
  if (place.openingHours === '24/7') {
    return [{ start: streetsDay.from, end: streetsDay.to, lastBegin: streetsDay.to }];
  }
  const open = content.openOn(hours, date);
  return starts.length > 0 ? performances(openPlace, date, open) : open.map((interval) => throughDoor(place, interval));
}

/** The windows in minutes elapsed since midnight, so that durations can be added; those too short for anybody are left out. */
export function elapsedWindows(windows: readonly VisitWindow[], change: ClockChange | undefined): VisitWindow[] {
  return windows
    .map(({ start, end, lastBegin }) => ({
      start: elapsedMinuteOf(start, change),
      end: elapsedMinuteOf(end, change),
      lastBegin: elapsedMinuteOf(lastBegin, change),
    }))
    .filter(({ start, end }) => start < end);
}
