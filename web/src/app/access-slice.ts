import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { subscriptionChanged } from '../api/subscription-changed.js';
import { authApi } from '../features/auth/auth-api.js';
import { subscriptionStatusApi } from '../features/auth/subscription-status-api.js';

/** `checking`: the reply is pending, and there is no earlier one. `unknown`: there was no reply, which isn't the same as anonymous. */
export type SessionStatus = 'unasked' | 'checking' | 'anonymous' | 'user' | 'unknown';

/** Whether the user has yet to pay. `checking` until the reply, `unknown` when it couldn't be read and there is no earlier one. */
export type PaymentStatus = 'checking' | 'settled' | 'needed' | 'unknown';

type AccessState = {
  status: SessionStatus;
  /** Set while `status` is `user`, also when the server is asked again or fails. */
  user: CurrentUser | null;
  /** About `user`. */
  payment: PaymentStatus;
  /** About `user`: until when everything stays open although the last payment has failed, in epoch seconds; null when none has. */
  graceUntil: number | null;
  /** About `user`: they have changed their subscription themselves. */
  hasDecided: boolean;
  /** How many sessions have ended while their user was here; every one is worth a word. */
  endedSessions: number;
  /** How many answers have left the page without a user. Pages may not see the status of each, because the store tells of several at once. */
  guestAnswers: number;
};

const initialState: AccessState = {
  status: 'unasked',
  user: null,
  payment: 'checking',
  graceUntil: null,
  hasDecided: false,
  endedSessions: 0,
  guestAnswers: 0,
};

const { currentUser } = authApi.endpoints;
const { subscriptionStatus } = subscriptionStatusApi.endpoints;

/** The code of a refused call (docs/rules/errors.md#closed-list-of-codes). */
function codeOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : undefined;
}

/** What is known of a user's payment before the server says it: what was known before, unless it may no longer hold. */
function paymentOf(now: CurrentUser, { user: before, payment }: AccessState): PaymentStatus {
  if (now.isAdmin) {
    return 'settled';
  }
  const isSame = before === null || (before.id === now.id && before.subscriptionStatus === now.subscriptionStatus && !before.isAdmin);
  return isSame ? payment : 'checking';
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
      .addCase(subscriptionChanged, (state) => {
        state.hasDecided = true;
        // Whoever shows it asks the server (`SessionWatch`).
        state.payment = state.user?.isAdmin ? 'settled' : 'checking';
      })
      .addMatcher(currentUser.matchPending, (state) => {
        if (!state.user) {
          state.status = 'checking';
        }
      })
      .addMatcher(currentUser.matchFulfilled, (state, { payload }) => {
        state.graceUntil = payload.id === state.user?.id ? state.graceUntil : null;
        state.hasDecided = payload.id === state.user?.id && state.hasDecided;
        state.payment = paymentOf(payload, state);
        state.status = 'user';
        state.user = payload;
      })
      .addMatcher(currentUser.matchRejected, (state, { meta }) => {
        // A request that was skipped because one was pending also counts as rejected; that reply is still to come.
        if (!meta.condition && state.status === 'checking') {
          state.status = 'unknown';
          state.guestAnswers += 1;
        }
      })
      .addMatcher(subscriptionStatus.matchPending, (state) => {
        if (state.payment === 'unknown') {
          state.payment = 'checking';
        }
      })
      .addMatcher(subscriptionStatus.matchFulfilled, (state, { payload, meta }) => {
        // An answer about somebody who has left in the meantime says nothing about this user.
        if (state.user?.id === meta.arg.originalArgs) {
          state.payment = payload.needsPayment && payload.status !== 'admin' ? 'needed' : 'settled';
          state.graceUntil = payload.graceUntil;
        }
      })
      .addMatcher(subscriptionStatus.matchRejected, (state, { meta }) => {
        if (!meta.condition && state.payment === 'checking') {
          state.payment = 'unknown';
        }
      })
      // Handles refusals of all calls in one place. By code, because a 401 can also be about what was sent, such as a password.
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        const code = codeOf(payload);
        if (code === 'payment_required' && !state.user?.isAdmin) {
          state.payment = 'needed';
        }
        if (code !== 'unauthenticated') {
          return state;
        }
        const endedSessions = state.endedSessions + (state.user ? 1 : 0);
        return { ...initialState, status: 'anonymous', endedSessions, guestAnswers: state.guestAnswers + 1 };
      }),
});
