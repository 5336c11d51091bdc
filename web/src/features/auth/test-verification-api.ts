import { testVerificationEmail } from '@city-genie/contracts/auth/endpoints';
import type { TestVerificationRequest } from '@city-genie/contracts/auth/request';
import type { testVerificationEmailRoute } from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const testCall = call<typeof testVerificationEmailRoute>(testVerificationEmail);

export type TestLink = RouteReply<typeof testVerificationEmailRoute>;

export const testVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    testVerificationEmail: build.mutation<TestLink, TestVerificationRequest>({ query: (request) => testCall({}, request) }),
  }),
});
