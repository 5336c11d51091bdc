import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { authApi } from '../features/auth/auth-api.js';

type AccessState = {
  user: CurrentUser | null;
  /** The visitor may be signed in, and the reply is pending. */
  checking: boolean;
  /** A call was refused with 402. */
  paymentRequired: boolean;
};

const initialState: AccessState = { user: null, checking: false, paymentRequired: false };

const { currentUser } = authApi.endpoints;

function statusOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'status' in payload ? payload.status : undefined;
}

/**
 * The current visitor, as told by the server, which alone decides about access. Added to the store with the API, whose actions
 * it listens to.
 */
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
        // A request that was skipped because one was pending also counts as rejected; that reply is still to come.
        if (!meta.condition) {
          state.checking = false;
        }
      })
      // Handles refusals of all calls in one place.
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        const status = statusOf(payload);
        if (status === 402) {
          state.paymentRequired = true;
        }
        return status === 401 ? initialState : state;
      }),
});
