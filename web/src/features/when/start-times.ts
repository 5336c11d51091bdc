/** The four choices of a start. */
export type When = 'now' | 'tonight' | 'tomorrow' | 'date';

/** Days after today that can be planned; the server refuses later ones. */
const daysAhead = 14;
const evening = '18:00';
/** After this time, the evening is too short to plan. */
const lastEvening = '21:30';
const morning = '10:00';

/** The date so many days after a local `YYYY-MM-DD…`. */
function dateAfter(local: string, days: number): string {
  const date = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Rounds up to half hours: `17:40` becomes `18:00`; `18:00` stays. */
function halfHourFrom(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const slots = Math.ceil((hour * 60 + minute) / 30);
  return `${String(Math.floor(slots / 2)).padStart(2, '0')}:${slots % 2 === 0 ? '00' : '30'}`;
}

/** Today at 18:00, or at the next half hour after that; undefined when it is too late. */
export function tonight(now: string): string | undefined {
  const clock = now.slice(11);
  if (clock > lastEvening) {
    return undefined;
  }
  return `${now.slice(0, 11)}${clock > evening ? halfHourFrom(clock) : evening}`;
}

/** Tomorrow at ten. */
export function tomorrow(now: string): string {
  return `${dateAfter(now, 1)}T${morning}`;
}

/** The first and the last date that can be chosen. */
export function dateRange(now: string): { min: string; max: string } {
  return { min: now.slice(0, 10), max: dateAfter(now, daysAhead) };
}

/** Which of the four choices a start is. */
export function whenOf(startAt: string | undefined, now: string): When {
  switch (startAt) {
    case undefined:
      return 'now';
    case tonight(now):
      return 'tonight';
    case tomorrow(now):
      return 'tomorrow';
    default:
      return 'date';
  }
}

/** Why a start can't be planned, as shown to the visitor; undefined when it can. */
export function startProblem(startAt: string, now: string, city: string): string | undefined {
  const { min, max } = dateRange(now);
  const date = startAt.slice(0, 10);
  if (startAt.length < 16 || date < min || date > max) {
    return `Please choose a start within the next ${daysAhead} days`;
  }
  return startAt < now ? `It is past ${startAt.slice(11)} in ${city}; please choose a later time` : undefined;
}
