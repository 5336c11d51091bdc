import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DialogName } from './dialog-table.js';

const initialState: { open: DialogName | null } = { open: null };

/** Which dialog is open; several components open the same one. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<DialogName>) => {
      state.open = payload;
    },
    dialogClosed: (state) => {
      state.open = null;
    },
  },
  selectors: { selectOpenDialog: (state) => state.open },
});

export const { dialogOpened, dialogClosed } = dialogSlice.actions;
export const { selectOpenDialog } = dialogSlice.selectors;
