import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { SlotFacts } from './slot-facts.js';

/** When a place is open in a slot, ready to be asked thousands of times. */
export class OpenStretches {
  readonly #start: number;
  /** By minutes since the slot's start: how many minutes the door stays open from then on; 0 while it is closed. */
  readonly #openFor: Int16Array;

  constructor({ doors, start, latestEnd }: SlotFacts, place: Place) {
    this.#start = start;
    this.#openFor = new Int16Array(latestEnd - start + 1);
    for (let minute = latestEnd - start - 1; minute >= 0; minute -= 1) {
      this.#openFor[minute] = doors.isOpenAt(place, start + minute) ? (this.#openFor[minute + 1] ?? 0) + 1 : 0;
    }
  }

  /** For how long one may stay from an elapsed minute on, up to the slot's end. */
  openFor(elapsed: number): number {
    return this.#openFor[elapsed - this.#start] ?? 0;
  }

  /** The first minute from which one may stay so long; undefined when there is none in the slot. */
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
