import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { TypedQueryOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { baseQuery } from '../../api/base-query.js';
import { failureShown, toastShown } from '../../toasts/toast-slice.js';
import type { PlanQuery } from './plan-api.js';

type WhenAsked = NonNullable<TypedQueryOnQueryStarted<SearchReply, PlanQuery, typeof baseQuery>>;

/** Statuses that the page itself explains, so that no toast is needed; 0 is no reply at all. */
const explainedOnPage = new Set([0, 401, 402, 429]);

/** Shows a toast when a plan that the visitor asked for arrives or fails. */
export const showPlanToasts: WhenAsked = async ({ unasked, isStep, base }, { dispatch, queryFulfilled }) => {
  if (unasked) {
    return;
  }
  await queryFulfilled.then(
    ({ data }) => {
      const count = data.recommendations.length;
      // What a step changed is said where it was taken.
      if (count > 0 && !base && !isStep) {
        dispatch(
          toastShown({
            tone: 'success',
            title: 'Recommendations Generated!',
            text: `${count} ${count === 1 ? 'place' : 'places'} found for you.`,
            isBrief: true,
          }),
        );
      }
    },
    ({ error, isUnhandledError }) => {
      const isExplained = !isUnhandledError && (explainedOnPage.has(error.status) || error.fields?.startAt !== undefined);
      if (!isExplained) {
        dispatch(failureShown('Please try again in a moment.'));
      }
    },
  );
};
