import type { City } from '@city-genie/city-data/city';
import { type FileEntry, locationText } from './file-entry.js';
import { icsFile, icsLocal, icsText, icsUtc } from './icalendar.js';
import type { PlanFile } from './plan-file.js';
import { vtimezoneLines } from './vtimezone.js';

/** Sequences count from here, so that their 32 bits last until 2094. */
const sequenceStartMs = Date.UTC(2026, 0, 1);

/**
 * Grows with each second, so that what was exported later replaces what was exported before (RFC 5545, 3.8.7.4): nothing is stored that
 * could count the exports.
 */
function sequenceAt(madeMs: number): number {
  return Math.max(0, Math.floor((madeMs - sequenceStartMs) / 1000));
}

function eventLines(city: City, { uid, title, spot, advice, start, end }: FileEntry, madeMs: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${icsUtc(madeMs)}`,
    `SEQUENCE:${sequenceAt(madeMs)}`,
    `DTSTART;TZID=${city.timezone}:${icsLocal(start)}`,
    `DTEND;TZID=${city.timezone}:${icsLocal(end)}`,
    `SUMMARY:${icsText(title)}`,
    `LOCATION:${icsText(locationText(city, spot))}`,
    `GEO:${spot.geo.lat};${spot.geo.lon}`,
    `DESCRIPTION:${icsText(advice)}`,
    ...(spot.website ? [`URL:${spot.website}`] : []),
    'END:VEVENT',
  ];
}

/** A plan as an iCalendar file (RFC 5545), made at an instant: one event per stop and meal, in the city's time zone. */
export function writeIcs({ city, entries }: PlanFile, madeMs: number): string {
  return icsFile([
    'BEGIN:VCALENDAR',
    'PRODID:-//City Genie//Plan//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    ...vtimezoneLines(city.timezone),
    ...entries.flatMap((entry) => eventLines(city, entry, madeMs)),
    'END:VCALENDAR',
  ]);
}
