import type { RouteQuery, RouteReply } from '@city-genie/contracts/route';
import { listWaitlist, readWaitlistFigures } from '@city-genie/contracts/waitlist/endpoints';
import type { listWaitlistRoute, readWaitlistFiguresRoute } from '@city-genie/contracts/waitlist/routes';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../../api/api.js';
import { call } from '../../../api/call.js';
import { tellFailure } from '../failure.js';
import { keptSeconds } from '../users-api.js';

const listCall = call<typeof listWaitlistRoute>(listWaitlist);
const figuresCall = call<typeof readWaitlistFiguresRoute>(readWaitlistFigures);

export type EntryList = RouteReply<typeof listWaitlistRoute>;
export type WaitlistFigures = RouteReply<typeof readWaitlistFiguresRoute>;

export const entriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWaitlist: build.query<EntryList, RouteQuery<typeof listWaitlistRoute>>({
      query: (query) => listCall({ query }),
      keepUnusedDataFor: keptSeconds,
      providesTags: ['Waitlist'],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => undefined,
          (rejection) => tellFailure(dispatch, rejection, 'Failed to fetch waitlist data'),
        );
      },
    }),
    /** What the whole list adds up to. When it fails, the page says so in its place: the list is what people came for. */
    waitlistFigures: build.query<WaitlistFigures, void>({
      query: () => figuresCall({}),
      keepUnusedDataFor: keptSeconds,
      providesTags: ['Waitlist'],
    }),
  }),
});

export const { useListWaitlistQuery, useWaitlistFiguresQuery } = entriesApi;

type State = Parameters<typeof entriesApi.util.selectCachedArgsForQuery>[0];

/** Notes in every list that is there who has just been invited. The lists are then asked for again, and tell the server's own time. */
export const entriesInvited =
  (ids: readonly string[], invitedAt: string) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void => {
    for (const request of entriesApi.util.selectCachedArgsForQuery(getState(), 'listWaitlist')) {
      const change = ({ entries }: EntryList) => {
        for (const entry of entries.filter(({ id }) => ids.includes(id))) {
          Object.assign(entry, { invitedAt, canBeInvited: false });
        }
      };
      dispatch(entriesApi.util.updateQueryData('listWaitlist', request, change));
    }
  };
