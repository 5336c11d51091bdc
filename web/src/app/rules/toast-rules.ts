import { errorStatus, serverMessage } from '../../api/error-message.js';
import { planApi } from '../../features/plan/plan-api.js';
import { toastShown } from '../../features/toasts/toast-slice.js';
import { waitlistApi } from '../../features/waitlist/waitlist-api.js';
import { startAppListening } from '../listeners.js';

/** Refusals that the page itself explains, with ways on. */
const explainedOnPage = new Set([401, 402, 429]);

startAppListening({
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

startAppListening({
  matcher: planApi.endpoints.plan.matchRejected,
  effect: ({ payload, meta }, { dispatch }) => {
    // "Rejected" are also calls that weren't made, because one of the same kind was under way.
    const isExplained = explainedOnPage.has(errorStatus(payload) ?? 0) || payload?.fields?.startAt !== undefined;
    if (!meta.condition && !isExplained && !meta.arg.originalArgs.unasked) {
      dispatch(toastShown({ tone: 'error', title: 'Something went wrong', text: 'Please try again in a moment.' }));
    }
  },
});

startAppListening({
  matcher: waitlistApi.endpoints.joinWaitlist.matchFulfilled,
  effect: (_action, { dispatch }) => {
    dispatch(
      toastShown({
        tone: 'success',
        title: 'Welcome to the waitlist!',
        text: "We'll notify you as soon as City Genie launches in your city.",
        durationMs: 5000,
      }),
    );
  },
});

startAppListening({
  matcher: waitlistApi.endpoints.joinWaitlist.matchRejected,
  effect: ({ payload }, { dispatch }) => {
    dispatch(toastShown({ tone: 'error', title: 'Something went wrong', text: serverMessage(payload) ?? 'Please try again later.' }));
  },
});
