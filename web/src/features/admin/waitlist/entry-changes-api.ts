import type { RouteQuery, RouteReply } from '@city-genie/contracts/route';
import { exportWaitlist, inviteEntries } from '@city-genie/contracts/waitlist/endpoints';
import type { InviteRequest } from '@city-genie/contracts/waitlist/request';
import type { exportWaitlistRoute, inviteEntriesRoute } from '@city-genie/contracts/waitlist/routes';
import { api } from '../../../api/api.js';
import { call } from '../../../api/call.js';
import { fileHandler, type ReceivedFile } from '../../../api/received-file.js';
import { type ToastMessage, toastShown } from '../../../toasts/toast-slice.js';
import { saveFrom } from '../../../ui/late/save-file.js';
import { type Failure, needsSetUp, tellFailure } from '../failure.js';
import { entriesInvited } from './entries-api.js';
import { skippedWords } from './entry-words.js';

const inviteCall = call<typeof inviteEntriesRoute>(inviteEntries);
const exportCall = call<typeof exportWaitlistRoute>(exportWaitlist);

/** Which entries are meant; without a condition, all. */
export type EntryFilter = RouteQuery<typeof exportWaitlistRoute>;

type Invited = RouteReply<typeof inviteEntriesRoute>;

/** A hundred thousand entries over a slow line. */
const exportMs = 600_000;

/** What came of an invitation: by how many, and who was left out. */
function invitedToast({ message, invited, skipped }: Invited): ToastMessage {
  const leftOut = skippedWords(skipped.length);
  return invited.length === 0
    ? { tone: 'error', title: 'Nobody was invited', text: leftOut }
    : { tone: 'success', title: 'Success', text: leftOut ? `${message}. ${leftOut}` : message };
}

/** A list that is refused now has to say so. */
const listInDoubt = (error: Failure) => (needsSetUp(error) ? (['Waitlist'] as const) : []);

/** What administrators do with the waitlist. A toast says what came of it. */
const entryChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    inviteEntries: build.mutation<Invited, InviteRequest>({
      query: (request) => inviteCall({}, request),
      invalidatesTags: (_reply, error) => (error ? listInDoubt(error) : ['Waitlist']),
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => {
            dispatch(entriesInvited(data.invited, new Date().toISOString()));
            dispatch(toastShown(invitedToast(data)));
          },
          (rejection) => tellFailure(dispatch, rejection, `Failed to send the invitation${ids.length === 1 ? '' : 's'}`),
        );
      },
    }),
    /** A mutation, although it only reads: it is made when somebody asks for the file, and nothing of it is to stay in the cache. */
    exportWaitlist: build.mutation<ReceivedFile, EntryFilter>({
      query: (query) => ({ ...exportCall({ query }), timeout: exportMs, responseHandler: fileHandler('waitlist.csv') }),
      invalidatesTags: (_reply, error) => listInDoubt(error),
      onQueryStarted: async (_filter, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data: { address, name } }) => {
            saveFrom(address, name);
            dispatch(toastShown({ tone: 'success', title: 'Your file is ready', text: name }));
          },
          (rejection) => tellFailure(dispatch, rejection, 'Failed to export the waitlist'),
        );
      },
    }),
  }),
});

export const { useInviteEntriesMutation, useExportWaitlistMutation } = entryChangesApi;
