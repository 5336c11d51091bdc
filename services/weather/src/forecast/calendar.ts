const dayMs = 86_400_000;

/** A date, YYYY-MM-DD, so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one date to another; negative = it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** When visitors are out: the hours by which a day is described. */
const firstHourOut = 9;
const lastHourOut = 21;

/** @param time YYYY-MM-DDTHH:mm */
export function isWhenOut(time: string): boolean {
  const hour = Number(time.slice(11, 13));
  return hour >= firstHourOut && hour <= lastHourOut;
}
