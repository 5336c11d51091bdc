import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastTone } from '../ui/late/Toast.js';

/** Ordered (docs/rules/site.md#numbers-that-were-ordered): an error doesn't close by itself. */
export const defaultDurationMs = { success: 5000, error: null } as const satisfies Record<ToastTone, number | null>;

export type ToastMessage = {
  tone: ToastTone;
  title: string;
  text?: string;
  /** A way on, e.g. to what can be done about a failure. */
  link?: { text: string; to: string };
  /** Milliseconds until the toast closes by itself, by default those of its tone. */
  durationMs?: number;
  /** For an error that the visitor may not have seen: it stays while they go on. */
  staysOpen?: true;
  /** For a success that says what the page shows: it lies where it covers nothing of the page, and a press anywhere on it closes it. */
  isBrief?: true;
};

type ToastState = { current: (ToastMessage & { id: number }) | null; lastId: number };

const initialState: ToastState = { current: null, lastId: 0 };

/** One toast at a time: a new one replaces the old one. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<ToastMessage>) => {
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

/** Shows a toast about a failure. */
export const failureShown = (text: string) => toastShown({ tone: 'error', title: 'Something went wrong', text });
