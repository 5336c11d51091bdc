export type SkyTime = 'dawn' | 'day' | 'golden' | 'night';

/** The light of an hour of the day (0 up to 24), about as it is in spring and autumn. */
export function skyTimeOf(hour: number): SkyTime {
  if (hour < 6 || hour >= 21) {
    return 'night';
  }
  if (hour < 8) {
    return 'dawn';
  }
  return hour < 17.5 ? 'day' : 'golden';
}

/** The hour that clocks show in a time zone, as a fraction: 17.5 at half past five. */
export function hourIn(timezone: string, nowMs: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(nowMs);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return numberOf('hour') + numberOf('minute') / 60;
}
