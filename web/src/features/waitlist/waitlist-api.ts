import type { RouteReply } from '@city-genie/contracts/route';
import type { joinWaitlist, WaitlistRequest } from '@city-genie/contracts/waitlist';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';

const joinEndpoint = endpoint<typeof joinWaitlist>({ method: 'POST', url: '/api/waitlist' });

export const waitlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitlist: build.mutation<RouteReply<typeof joinWaitlist>, WaitlistRequest>({
      query: (request) => joinEndpoint({}, request),
      invalidatesTags: ['Waitlist'],
      ...(import.meta.env.DEV && {
        responseSchema: replySchema(async () => (await import('@city-genie/contracts/waitlist')).joinWaitlist.schema.response[200]),
      }),
    }),
  }),
});

export const { useJoinWaitlistMutation } = waitlistApi;
