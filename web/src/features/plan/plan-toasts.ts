import type { TypedStartListening } from '@reduxjs/toolkit';
import { errorStatus } from '../../api/error-message.js';
import { failureShown, toastShown } from '../../toasts/toast-slice.js';
import { planApi } from './plan-api.js';

/** Statuses that the page itself explains, so that no toast is needed. */
const explainedOnPage = new Set([401, 402, 429]);

/** Shows a toast when a plan arrives or fails. */
export function showPlanToasts(startListening: TypedStartListening<unknown>): void {
  startListening({
    matcher: planApi.endpoints.plan.matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      const count = payload.recommendations.length;
      if (count > 0 && !meta.arg.originalArgs.unasked) {
        dispatch(
          toastShown({
            tone: 'success',
            title: 'Recommendations Generated!',
            text: `${count} ${count === 1 ? 'place' : 'places'} found for you.`,
          }),
        );
      }
    },
  });

  startListening({
    matcher: planApi.endpoints.plan.matchRejected,
    effect: ({ payload, meta }, { dispatch }) => {
      // A request that was skipped because an equal one was pending also counts as rejected.
      const isExplained = explainedOnPage.has(errorStatus(payload) ?? 0) || payload?.fields?.startAt !== undefined;
      if (!meta.condition && !isExplained && !meta.arg.originalArgs.unasked) {
        dispatch(failureShown('Please try again in a moment.'));
      }
    },
  });
}
