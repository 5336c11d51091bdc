import { IANAZone } from 'luxon';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A change of a zone's offset, e.g. to summer time; offsets are minutes east of UTC. */
export type Transition = { atMs: number; before: number; after: number };

/**
 * The instant of a local time `YYYY-MM-DDTHH:mm`, undefined for a time that the clocks skip. Of a time that comes twice it
 * is the first, as RFC 5545 reads it; luxon's own conversion would depend on the time of the year that it runs in.
 */
export function instantOf(local: string, timezone: string): number | undefined {
  const zone = IANAZone.create(timezone);
  const asUtcMs = Date.parse(`${local}:00Z`);
  // No zone changes its clocks twice in two days, so one of these offsets is the one in force.
  const candidates = [asUtcMs - dayMs, asUtcMs + dayMs].map((nearMs) => asUtcMs - zone.offset(nearMs) * minuteMs);
  return candidates.find((atMs) => atMs + zone.offset(atMs) * minuteMs === asUtcMs);
}

/** A zone's offset at an instant, in minutes east of UTC. */
export function offsetAt(timezone: string, atMs: number): number {
  return IANAZone.create(timezone).offset(atMs);
}

/** The minute of a change, between two instants a day apart at most whose offsets differ. */
function changeBetween(zone: IANAZone, fromMs: number, toMs: number): number {
  const before = zone.offset(fromMs);
  let unchangedMs = fromMs;
  let changedMs = toMs;
  while (changedMs - unchangedMs > minuteMs) {
    const middleMs = unchangedMs + Math.floor((changedMs - unchangedMs) / 2 / minuteMs) * minuteMs;
    if (zone.offset(middleMs) === before) {
      unchangedMs = middleMs;
    } else {
      changedMs = middleMs;
    }
  }
  return changedMs;
}

/** The changes of a zone's offset after `fromMs` and not after `toMs`, in order; both are whole minutes. */
export function transitionsBetween(timezone: string, fromMs: number, toMs: number): Transition[] {
  const zone = IANAZone.create(timezone);
  const transitions: Transition[] = [];
  let before = zone.offset(fromMs);
  for (let atMs = fromMs; atMs < toMs; atMs += dayMs) {
    const nextMs = Math.min(atMs + dayMs, toMs);
    const after = zone.offset(nextMs);
    if (before !== after) {
      transitions.push({ atMs: changeBetween(zone, atMs, nextMs), before, after });
    }
    before = after;
  }
  return transitions;
}
