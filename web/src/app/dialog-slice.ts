import { createSlice } from '@reduxjs/toolkit';

const initialState: { open: 'waitlist' | null } = { open: null };

/** Which dialog is open; several components open the same one. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    waitlistOpened: (state) => {
      state.open = 'waitlist';
    },
    dialogClosed: (state) => {
      state.open = null;
    },
  },
  selectors: { selectOpenDialog: (state) => state.open },
});

export const { waitlistOpened, dialogClosed } = dialogSlice.actions;
export const { selectOpenDialog } = dialogSlice.selectors;
