import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The library default of the specification; errors stay until closed (D47). */
export const defaultDurationMs = 5000;

export type Toast = {
  tone: 'success' | 'error';
  title: string;
  text?: string;
  /** Milliseconds until it goes by itself; errors don't. */
  durationMs?: number;
};

type ToastState = { current: (Toast & { id: number }) | null; lastId: number };

const initialState: ToastState = { current: null, lastId: 0 };

/** One toast at a time: a new one takes the place of the old one. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Toast>) => {
      state.lastId += 1;
      state.current = { ...payload, id: state.lastId };
    },
    toastClosed: (state, { payload }: PayloadAction<number>) => {
      if (state.current?.id === payload) {
        state.current = null;
      }
    },
  },
  selectors: { selectToast: (state) => state.current },
});

export const { toastShown, toastClosed } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
