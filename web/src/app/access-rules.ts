import { isRejectedWithValue, type TypedStartListening } from '@reduxjs/toolkit';
import { authApi } from '../features/auth/auth-api.js';
import { paymentAsked, sessionRefused, userAsked, userSeen, userUnknown } from './access-slice.js';

const { currentUser } = authApi.endpoints;

function statusOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'status' in payload ? payload.status : undefined;
}

/** Tells the access slice what the server says about the visitor. */
export function followAccess(startListening: TypedStartListening<unknown>): void {
  startListening({
    matcher: currentUser.matchPending,
    effect: (_action, { dispatch }) => {
      dispatch(userAsked());
    },
  });

  startListening({
    matcher: currentUser.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(userSeen(payload));
    },
  });

  startListening({
    matcher: currentUser.matchRejected,
    effect: ({ meta }, { dispatch }) => {
      // "Rejected" is also a question that wasn't asked, because one was under way: its answer is still to come.
      if (!meta.condition) {
        dispatch(userUnknown());
      }
    },
  });

  // One place that hears every refusal, whichever call met it.
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }, { dispatch }) => {
      const status = statusOf(payload);
      if (status === 401) {
        dispatch(sessionRefused());
      } else if (status === 402) {
        dispatch(paymentAsked());
      }
    },
  });
}
