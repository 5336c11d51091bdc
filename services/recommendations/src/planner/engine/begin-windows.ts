import type { BeginWindow } from './problem.js';

/** The earliest begin at or after `arrival`; Infinity when there is none. */
export function earliestBegin(windows: readonly BeginWindow[], arrival: number): number {
  for (const { from, to } of windows) {
    if (arrival <= to) {
      return arrival > from ? arrival : from;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** The latest begin at or before `bound`; -Infinity when there is none. */
export function latestBegin(windows: readonly BeginWindow[], bound: number): number {
  for (let index = windows.length - 1; index >= 0; index -= 1) {
    const window = windows[index];
    if (window && window.from <= bound) {
      return bound < window.to ? bound : window.to;
    }
  }
  return Number.NEGATIVE_INFINITY;
}
