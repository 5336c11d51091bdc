import { login } from '@city-genie/contracts/auth/endpoints';
import type { LoginRequest } from '@city-genie/contracts/auth/request';
import type { loginRoute } from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { proveSecondFactor } from '@city-genie/contracts/second-factor/endpoints';
import type { CodeRequest } from '@city-genie/contracts/second-factor/request';
import type { proveSecondFactorRoute } from '@city-genie/contracts/second-factor/routes';
import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { endLeaving } from '../../api/known-user.js';
import { toastShown } from '../../toasts/toast-slice.js';

const loginCall = call<typeof loginRoute>(login);
const proveCall = call<typeof proveSecondFactorRoute>(proveSecondFactor);

type Reply = RouteReply<typeof loginRoute>;

/** The forms say why a login failed. */
async function welcome({ dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> }): Promise<void> {
  await queryFulfilled.then(
    () => {
      endLeaving();
      dispatch(toastShown({ tone: 'success', title: 'Login successful!', text: 'Welcome back to City Genie.' }));
    },
    () => undefined,
  );
}

/** A login: by password, and then by a code for users with a second factor. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Reply, LoginRequest>({
      query: (request) => loginCall({}, request),
      onQueryStarted: (_request, started) => welcome(started),
    }),
    proveSecondFactor: build.mutation<Reply, CodeRequest>({
      query: (request) => proveCall({}, request),
      onQueryStarted: (_request, started) => welcome(started),
    }),
  }),
});
