import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { stepUpAsked, stepUpEnded } from '../api/step-up-actions.js';
import type { DialogName } from './dialog-table.js';

type DialogState = {
  open: DialogName | null;
  /** It lies above the open dialog, which may be what needs the proof. */
  isStepUpAsked: boolean;
};

const initialState: DialogState = { open: null, isStepUpAsked: false };

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
  extraReducers: (builder) =>
    builder
      .addCase(stepUpAsked, (state) => {
        state.isStepUpAsked = true;
      })
      .addCase(stepUpEnded, (state) => {
        state.isStepUpAsked = false;
      }),
  selectors: { selectOpenDialog: (state) => state.open, selectIsStepUpAsked: (state) => state.isStepUpAsked },
});

export const { dialogOpened, dialogClosed } = dialogSlice.actions;
export const { selectOpenDialog, selectIsStepUpAsked } = dialogSlice.selectors;
