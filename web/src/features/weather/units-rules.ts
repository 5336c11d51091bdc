import type { TypedStartListening } from '@reduxjs/toolkit';
import { unitsChosen } from './units-slice.js';
import { rememberUnits } from './units-storage.js';

/** Saves the chosen units for the next visit. */
export function rememberChosenUnits(startListening: TypedStartListening<unknown>): void {
  startListening({
    actionCreator: unitsChosen,
    effect: ({ payload }) => rememberUnits(payload),
  });
}
