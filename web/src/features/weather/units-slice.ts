import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `metric`: °C and km/h; `imperial`: °F and mph. */
export type Units = 'metric' | 'imperial';

/** What the visitor chose; null = what the city suggests. */
const initialState: { choice: Units | null } = { choice: null };

export const unitsSlice = createSlice({
  name: 'units',
  initialState,
  reducers: {
    unitsChosen: (state, { payload }: PayloadAction<Units>) => {
      state.choice = payload;
    },
  },
  selectors: { selectUnitsChoice: (state) => state.choice },
});

export const { unitsChosen } = unitsSlice.actions;
export const { selectUnitsChoice } = unitsSlice.selectors;
