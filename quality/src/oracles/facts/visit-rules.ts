import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { DayClock } from './day-clock.js';
import { isForTheEnd, isInPart } from './day-parts.js';
import type { DoorFacts } from './door-facts.js';
import { beginsAt } from './performances.js';
import { type SunFacts, sunTolerance } from './sun-facts.js';

/** What one rule says of a visit: it must have ended by this elapsed minute, or not begin at all. */
type Limit = { code: string; until: number };

/** Everybody has left so long before a door closes. */
const leastBeforeClosing = 15;
const longVisit = 90;
const never = -1;

/** How long before a door closes the last visitors are let in, in minutes. */
export function lastEntryOf({ lastEntryMinutes, category, visitMinutes }: Place): number {
  switch (category) {
    case 'museum':
      return lastEntryMinutes ?? (visitMinutes.typical >= longVisit ? 45 : 30);
    case 'gallery':
    case 'church':
    case 'monument':
    case 'palace':
      return lastEntryMinutes ?? 30;
    default:
      return lastEntryMinutes ?? 0;
  }
}

/** The date, and what decides about visits on it. */
export type VisitDay = {
  date: string;
  clock: DayClock;
  doors: DoorFacts;
  sun: SunFacts /** Ids of places that the visitor wants to keep. */;
  pins: ReadonlySet<string>;
};

/** When places may be visited on a date: doors, performances, darkness and the end of the day. All times are elapsed minutes. */
export class VisitRules {
  readonly #day: VisitDay;

  constructor(day: VisitDay) {
    this.#day = day;
  }

  /** The code of a rule that a visit breaks beyond doubt; undefined when it breaks none. */
  faultOf(place: Place, arrive: number, leave: number): string | undefined {
    return this.#limits(place, arrive, sunTolerance).find(({ until }) => until < leave)?.code;
  }

  /**
   * The last minute of a visit that begins then; less than `arrive` when none may begin. With less than no `slack` for the sun's
   * times, a visit until then is allowed beyond doubt.
   */
  latestLeave(place: Place, arrive: number, slack = -sunTolerance): number {
    return Math.min(...this.#limits(place, arrive, slack).map(({ until }) => until));
  }

  #limits(place: Place, arrive: number, slack: number): Limit[] {
    const { date, clock, doors, sun, pins } = this.#day;
    const wall = clock.wallAt(arrive);
    const isStart = !place.startTimes?.length || beginsAt(place.startTimes, date, wall);
    const isLate = pins.has(place.id) || !isForTheEnd(place) || place.bestTime.some((part) => isInPart(part, arrive, this.#day, slack));
    const light = place.afterDark === 'no' ? (sun.lightUntil(arrive, slack) ?? never) : Number.POSITIVE_INFINITY;
    return [
      { code: 'closed', until: doors.openUntil(place, arrive) },
      ...this.#doorLimits(place, arrive, wall),
      { code: 'in_the_dark', until: light },
      { code: 'before_its_time', until: isLate ? Number.POSITIVE_INFINITY : never },
      { code: 'between_performances', until: isStart ? Number.POSITIVE_INFINITY : never },
    ];
  }

  #doorLimits(place: Place, arrive: number, wall: number): Limit[] {
    const closes = place.openingHours === '24/7' ? undefined : this.#day.doors.closesAfter(place, wall);
    if (closes === undefined) {
      return [];
    }
    const left = closes - wall;
    return [
      { code: 'after_last_entry', until: left < lastEntryOf(place) ? never : Number.POSITIVE_INFINITY },
      { code: 'door_closing', until: arrive + left - leastBeforeClosing },
    ];
  }
}
