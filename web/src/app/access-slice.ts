import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { authApi } from '../features/auth/auth-api.js';

type AccessState = {
  user: CurrentUser | null;
  /** Somebody seems to be signed in and is being asked for. */
  checking: boolean;
  /** A call was answered with 402. */
  paymentRequired: boolean;
};

const initialState: AccessState = { user: null, checking: false, paymentRequired: false };

const { currentUser } = authApi.endpoints;

function statusOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'status' in payload ? payload.status : undefined;
}

/** Who is here, as far as the server has told: it decides, the screens only follow. Joins the store with the API, which it listens to. */
export const accessSlice = createSlice({
  name: 'access',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(currentUser.matchPending, (state) => {
        state.checking = true;
      })
      .addMatcher(currentUser.matchFulfilled, (state, { payload }) => {
        state.checking = false;
        state.user = payload;
      })
      .addMatcher(currentUser.matchRejected, (state, { meta }) => {
        // "Rejected" is also a question that wasn't asked, because one was under way: its answer is still to come.
        if (!meta.condition) {
          state.checking = false;
        }
      })
      // One place that hears every refusal, whichever call met it.
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        const status = statusOf(payload);
        if (status === 402) {
          state.paymentRequired = true;
        }
        return status === 401 ? initialState : state;
      }),
});
