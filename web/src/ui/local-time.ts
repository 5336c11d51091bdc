import { localMinute } from '@city-genie/city-data/city-clock';

/**
 * The moment at which the clocks of a time zone show `local`, `YYYY-MM-DDTHH:mm`, in epoch milliseconds. It may be an hour off
 * on the night the clocks change.
 */
export function epochOf(local: string, timezone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  return 2 * asUtc - Date.parse(`${localMinute(timezone, asUtc)}Z`);
}

/** `09:30` of a local `YYYY-MM-DDTHH:mm`. */
export function clockTime(localDateTime: string): string {
  return localDateTime.slice(11, 16);
}

/** Minutes since midnight of a local `YYYY-MM-DDTHH:mm`. */
export function minuteOfDay(localDateTime: string): number {
  return Number(localDateTime.slice(11, 13)) * 60 + Number(localDateTime.slice(14, 16));
}

/** `Saturday 21 November` of a local `YYYY-MM-DD`; the date is the city's, so no time zone is applied. */
export function longDate(localDate: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${localDate}T00:00:00Z`))
    .replace(',', '');
}

/** `Sat 21` of a local `YYYY-MM-DD`. */
export function shortDate(localDate: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${localDate}T00:00:00Z`))
    .replace(',', '');
}
