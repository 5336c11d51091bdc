import type { Units } from './units.js';

const key = 'city-genie.units';

/** The visitor's saved choice, or null. */
export function readUnits(): Units | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'metric' || stored === 'imperial' ? stored : null;
  } catch {
    // Storage may be blocked: the city's own units are used.
    return null;
  }
}

export function rememberUnits(units: Units): void {
  try {
    localStorage.setItem(key, units);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}
