import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { sunTolerance } from './sun-facts.js';
import type { VisitRules } from './visit-rules.js';

type Slot = { visits: VisitRules; start: number; latestEnd: number };

/** When a place may be visited within a slot, precomputed for thousands of queries. */
export class VisitWindow {
  readonly #start: number;
  /** For each minute since the slot's start: how long a visit that begins then may last; 0 when none may begin. */
  readonly #mostMinutes: Int16Array;

  /** `slack`: how many minutes the sun may be off; with less than none, all visits are allowed beyond doubt. */
  constructor({ visits, start, latestEnd }: Slot, place: Place, slack = -sunTolerance) {
    this.#start = start;
    this.#mostMinutes = Int16Array.from({ length: Math.max(0, latestEnd - start) }, (_, minute) =>
      Math.max(0, Math.min(latestEnd, visits.latestLeave(place, start + minute, slack)) - start - minute),
    );
  }

  /** How long a visit from this elapsed minute may last, up to the slot's end; 0 when none may begin. */
  mostMinutes(elapsed: number): number {
    return this.#mostMinutes[elapsed - this.#start] ?? 0;
  }

  /** The first minute at which a visit of this length may begin; undefined when there is none in the slot. */
  firstBegin(elapsed: number, minutes: number): number | undefined {
    for (let minute = Math.max(0, elapsed - this.#start); minute < this.#mostMinutes.length; minute += 1) {
      if ((this.#mostMinutes[minute] ?? 0) >= minutes) {
        return this.#start + minute;
      }
    }
    return undefined;
  }
}
