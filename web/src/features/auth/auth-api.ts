import type { CurrentUser, currentUser } from '@city-genie/contracts/auth';
import { api } from '../../api/api.js';
import { endpoint } from '../../api/endpoint.js';
import { replySchema } from '../../api/reply-schema.js';

const currentUserEndpoint = endpoint<typeof currentUser>({ method: 'GET', url: '/api/auth/user' });

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({
      query: () => currentUserEndpoint({}),
      providesTags: ['CurrentUser'],
      ...(import.meta.env.DEV && {
        responseSchema: replySchema(async () => (await import('@city-genie/contracts/auth')).currentUser.schema.response[200]),
      }),
    }),
  }),
});

export const { useCurrentUserQuery } = authApi;
