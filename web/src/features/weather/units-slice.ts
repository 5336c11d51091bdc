import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Units } from './units.js';
import { readUnits } from './units-storage.js';

/** The visitor's choice, now or on an earlier visit; null = the city's own units. */
const readState = (): { choice: Units | null } => ({ choice: readUnits() });

export const unitsSlice = createSlice({
  name: 'units',
  initialState: readState,
  reducers: {
    unitsChosen: (state, { payload }: PayloadAction<Units>) => {
      state.choice = payload;
    },
  },
  selectors: { selectUnitsChoice: (state) => state.choice },
});

export const { unitsChosen } = unitsSlice.actions;
export const { selectUnitsChoice } = unitsSlice.selectors;
