import type { CurrentUser } from '@city-genie/contracts/auth';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type AccessState = {
  user: CurrentUser | null;
  /** Somebody seems to be signed in and is being asked for. */
  checking: boolean;
  /** A call was answered with 402. */
  paymentRequired: boolean;
};

const initialState: AccessState = { user: null, checking: false, paymentRequired: false };

/** Who is here, as far as the server has told: it decides, the screens only follow. */
export const accessSlice = createSlice({
  name: 'access',
  initialState,
  reducers: {
    userAsked: (state) => {
      state.checking = true;
    },
    userSeen: (state, { payload }: PayloadAction<CurrentUser>) => {
      state.checking = false;
      state.user = payload;
    },
    /** The question stayed without an answer. */
    userUnknown: (state) => {
      state.checking = false;
    },
    sessionRefused: () => initialState,
    paymentAsked: (state) => {
      state.paymentRequired = true;
    },
  },
});

export const { userAsked, userSeen, userUnknown, sessionRefused, paymentAsked } = accessSlice.actions;
