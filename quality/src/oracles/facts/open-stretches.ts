import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { SlotFacts } from './slot-facts.js';

/** Opening hours of a place within a slot, precomputed for thousands of queries. */
export class OpenStretches {
  readonly #start: number;
  /** For each minute since the slot's start: how many minutes the place stays open from then on; 0 while it is closed. */
  readonly #openFor: Int16Array;

  constructor({ doors, start, latestEnd }: SlotFacts, place: Place) {
    this.#start = start;
    this.#openFor = new Int16Array(latestEnd - start + 1);
    for (let minute = latestEnd - start - 1; minute >= 0; minute -= 1) {
      this.#openFor[minute] = doors.isOpenAt(place, start + minute) ? (this.#openFor[minute + 1] ?? 0) + 1 : 0;
    }
  }

  /** How long a visit from this elapsed minute may last, up to the slot's end. */
  openFor(elapsed: number): number {
    return this.#openFor[elapsed - this.#start] ?? 0;
  }

  /** The first minute at which a visit of this length may begin; undefined when there is none in the slot. */
  firstBegin(elapsed: number, minutes: number): number | undefined {
    const from = elapsed - this.#start;
    for (let minute = from; minute < this.#openFor.length; minute += 1) {
      if ((this.#openFor[minute] ?? 0) >= minutes) {
        return this.#start + minute;
      }
    }
    return undefined;
  }
}
