import { listReportedPlaces, type ReportOutcome, settlePlaceReports } from '@city-genie/contracts/place-report/endpoints';
import type { listReportedPlacesRoute, ReportedPlace, settlePlaceReportsRoute } from '@city-genie/contracts/place-report/routes';
import type { RouteQuery, RouteReply } from '@city-genie/contracts/route';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../../api/api.js';
import { call } from '../../../api/call.js';
import { toastShown } from '../../../toasts/toast-slice.js';
import { type Failure, needsSetUp, tellFailure } from '../failure.js';
import { keptSeconds } from '../users-api.js';

const listCall = call<typeof listReportedPlacesRoute>(listReportedPlaces);
const settleCall = call<typeof settlePlaceReportsRoute>(settlePlaceReports);

type Reports = RouteReply<typeof listReportedPlacesRoute>;
type Settled = RouteReply<typeof settlePlaceReportsRoute>;

/** A decision about a place as it was shown. */
type Decision = { place: ReportedPlace; outcome: ReportOutcome };

/** What came of a decision, which another administrator may have made before. */
const decided = ({ name }: ReportedPlace, { settled, message }: Settled) =>
  settled > 0
    ? toastShown({ tone: 'success', title: name, text: message })
    : toastShown({ tone: 'error', title: 'Already decided', text: `Another administrator was faster with ${name}.` });

/** Refusals after which the list is read again: the place may be gone, or the list itself be refused. */
const listInDoubt = (error: Failure) => (needsSetUp(error) || error?.code === 'not_found' ? (['ReportedPlaces'] as const) : []);

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportedPlaces: build.query<Reports, RouteQuery<typeof listReportedPlacesRoute>>({
      query: (query) => listCall({ query }),
      keepUnusedDataFor: keptSeconds,
      providesTags: ['ReportedPlaces'],
      onQueryStarted: async (_query, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          (rejection) => tellFailure(dispatch, rejection, 'Failed to fetch reported places'),
        );
      },
    }),
    /** The place goes from the lists at once, and the page refills; with reports that came meanwhile it is there again. */
    settleReports: build.mutation<Settled, Decision>({
      query: ({ place: { placeId, lastAt }, outcome }) => settleCall({ id: placeId }, { outcome, until: lastAt }),
      invalidatesTags: (_reply, error) => (error ? listInDoubt(error) : ['ReportedPlaces']),
      onQueryStarted: async ({ place }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(removed(place.placeId));
            dispatch(decided(place, data));
          },
          (rejection) => tellFailure(dispatch, rejection, `Failed to settle the reports about ${place.name}`),
        );
      },
    }),
  }),
});

export const { useReportedPlacesQuery, useSettleReportsMutation } = reportsApi;

type State = Parameters<typeof reportsApi.util.selectCachedArgsForQuery>[0];

/** Takes a place out of every list that is there. */
const removed =
  (id: string) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void => {
    for (const query of reportsApi.util.selectCachedArgsForQuery(getState(), 'reportedPlaces')) {
      dispatch(
        reportsApi.util.updateQueryData('reportedPlaces', query, (list) => {
          const left = list.places.filter(({ placeId }) => placeId !== id);
          list.total -= list.places.length - left.length;
          list.places = left;
        }),
      );
    }
  };
