import { type LoginRequest, loginRequest } from '@city-genie/contracts/auth/request';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import { type CodeRequest, codeRequest } from '@city-genie/contracts/second-factor/request';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/error-message.js';
import type { CallDispatch, FormRules } from '../../forms/form-rules.js';
import { authApi } from './auth-api.js';
import { loginApi } from './login-api.js';
import { askSubscriptionStatus, subscriptionStatusApi } from './subscription-status-api.js';

/** `status` is undefined for administrators, who never pay, and when it couldn't be read. */
export type LoggedIn = { user: CurrentUser; status: SubscriptionStatus | undefined };

/**
 * Waits for the answers to what was asked before the login. While a question is open, it isn't asked a second time, not even with
 * `forceRefetch`; and a 401 that comes late would be taken for the end of the new session. Takes no longer than a call may, and never rejects.
 */
async function earlierAnswers(userId: string, dispatch: CallDispatch): Promise<void> {
  await Promise.all([
    dispatch(authApi.util.getRunningQueryThunk('currentUser', undefined)),
    dispatch(subscriptionStatusApi.util.getRunningQueryThunk('subscriptionStatus', userId)),
  ]);
}

/** Makes the user known to the whole site, and asks whether they have yet to pay. */
async function arrive(user: CurrentUser, dispatch: CallDispatch): Promise<LoggedIn> {
  await earlierAnswers(user.id, dispatch);
  // Header and guards follow what this says, which may have been a 401 before; so nobody is led on until it is known.
  await dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (user.isAdmin) {
    return { user, status: undefined };
  }
  const { data: status } = await dispatch(askSubscriptionStatus(user.id));
  return { user, status };
}

/** Logs in by name and password. */
export const loginRules: FormRules<LoginRequest, LoggedIn> = {
  schema: loginRequest,
  send: async (request, dispatch) => {
    const { data, error } = await dispatch(loginApi.endpoints.login.initiate(request, { track: false }));
    return error ? { error } : { data: await arrive(data.user, dispatch) };
  },
};

/** A wrong code is refused as a wrong password is, without naming a field. The form has only this one. */
function aboutCode(error: ApiError | SerializedError): ApiError | SerializedError {
  return error.code === 'invalid_credentials' && 'status' in error ? { ...error, fields: { code: error.message ?? '' } } : error;
}

/** Finishes the login of a user with a second factor. */
export const loginCodeRules: FormRules<CodeRequest, LoggedIn> = {
  schema: codeRequest,
  send: async (request, dispatch) => {
    const { data, error } = await dispatch(loginApi.endpoints.proveSecondFactor.initiate(request, { track: false }));
    return error ? { error: aboutCode(error) } : { data: await arrive(data.user, dispatch) };
  },
};
