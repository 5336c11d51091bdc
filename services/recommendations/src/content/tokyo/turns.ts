import type { Turns } from '../../catalogue/with-turns.js';

/** Measured by `npm run turns`, which writes this file. */
export const turns: Turns = {};
