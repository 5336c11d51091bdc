import type { City } from '@city-genie/city-data/city';
import { advice, type FileStop, locationText, type PlanFile } from './file-stops.js';
import { icsFile, icsLocal, icsText, icsUtc } from './icalendar.js';
import { vtimezoneLines } from './vtimezone.js';

function eventLines(city: City, { place, arrive, leave, arriveMs }: FileStop): string[] {
  return [
    'BEGIN:VEVENT',
    // Stable per place and start: importing the stop again replaces the existing event.
    `UID:${place.id}-${icsLocal(arrive)}@city-genie`,
    // Not the time of the export, so that equal URLs give equal bytes.
    `DTSTAMP:${icsUtc(arriveMs)}`,
    `DTSTART;TZID=${city.timezone}:${icsLocal(arrive)}`,
    `DTEND;TZID=${city.timezone}:${icsLocal(leave)}`,
    `SUMMARY:${icsText(place.name)}`,
    `LOCATION:${icsText(locationText(city, place))}`,
    `GEO:${place.geo.lat};${place.geo.lon}`,
    `DESCRIPTION:${icsText(advice(place))}`,
    ...(place.website ? [`URL:${place.website}`] : []),
    'END:VEVENT',
  ];
}

/** A plan as an iCalendar file (RFC 5545): one event per stop, in the city's time zone. */
export function writeIcs({ city, stops }: PlanFile): string {
  const years = stops.flatMap(({ arrive, leave }) => [Number(arrive.slice(0, 4)), Number(leave.slice(0, 4))]);
  return icsFile([
    'BEGIN:VCALENDAR',
    'PRODID:-//City Genie//Plan//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    ...vtimezoneLines(city.timezone, Math.min(...years), Math.max(...years)),
    ...stops.flatMap((stop) => eventLines(city, stop)),
    'END:VCALENDAR',
  ]);
}
