import type { Units } from './units.js';

const key = 'city-genie.units';

/** The visitor's remembered choice, or null. */
export function readUnits(): Units | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'metric' || stored === 'imperial' ? stored : null;
  } catch {
    // Browsers may forbid storage altogether; the city's own units are shown then.
    return null;
  }
}

export function rememberUnits(units: Units): void {
  try {
    localStorage.setItem(key, units);
  } catch {
    // Forbidden or full: the choice then lasts as long as the page.
  }
}
