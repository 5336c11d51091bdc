import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { authApi } from '../features/auth/auth-api.js';

/** `checking`: the reply is pending, and there is no earlier one. `unknown`: there was no reply, which isn't the same as anonymous. */
export type SessionStatus = 'unasked' | 'checking' | 'anonymous' | 'user' | 'unknown';

type AccessState = {
  status: SessionStatus;
  /** Set while `status` is `user`, also when the server is asked again or fails. */
  user: CurrentUser | null;
  /** A call was refused with 402, and nothing has changed since. */
  paymentRequired: boolean;
};

const initialState: AccessState = { status: 'unasked', user: null, paymentRequired: false };
const signedOut: AccessState = { ...initialState, status: 'anonymous' };

const { currentUser } = authApi.endpoints;

/** The code of a refused call (docs/rules/errors.md#closed-list-of-codes). */
function codeOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : undefined;
}

/** Whether a refusal with 402 may no longer hold: somebody else is here, or the subscription has changed. */
function mayHavePaid(before: CurrentUser | null, now: CurrentUser): boolean {
  return before !== null && (before.id !== now.id || before.subscriptionStatus !== now.subscriptionStatus);
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
        if (!state.user) {
          state.status = 'checking';
        }
      })
      .addMatcher(currentUser.matchFulfilled, (state, { payload }) => {
        state.paymentRequired &&= !mayHavePaid(state.user, payload);
        state.status = 'user';
        state.user = payload;
      })
      .addMatcher(currentUser.matchRejected, (state, { meta }) => {
        // A request that was skipped because one was pending also counts as rejected; that reply is still to come.
        if (!meta.condition && state.status === 'checking') {
          state.status = 'unknown';
        }
      })
      // Handles refusals of all calls in one place. By code, because a 401 can also be about what was sent, such as a password.
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        const code = codeOf(payload);
        if (code === 'payment_required') {
          state.paymentRequired = true;
        }
        return code === 'unauthenticated' ? signedOut : state;
      }),
});
