import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import type { SubscriptionStatus } from '@city-genie/contracts/billing/routes';
import { errorStatus } from '@city-genie/contracts/error/codes';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { attachApi } from '../app/attach-api.js';
import type { AppStore } from '../app/store.js';
import { authApi } from '../features/auth/auth-api.js';
import { askSubscriptionStatus } from '../features/auth/subscription-status-api.js';
import { server } from './server.js';

/** Makes the server tell who is signed in, and nothing about payment. */
export async function signIn(store: AppStore, user: CurrentUser): Promise<void> {
  attachApi(store);
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(user)));
  await store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }));
}

/** Makes the server tell whether the user has paid, or not answer. */
export async function tellPayment(store: AppStore, status: SubscriptionStatus | 'no answer', userId = '1'): Promise<void> {
  attachApi(store);
  server.use(http.get('*/api/subscription-status', () => (status === 'no answer' ? HttpResponse.error() : HttpResponse.json(status))));
  await store.dispatch(askSubscriptionStatus(userId));
}

type Refused = { status: number; code: string };

const refusedCall = createAsyncThunk('testing/refusedCall', (refused: Refused, { rejectWithValue }) => rejectWithValue(refused));

/** Makes a call be refused, with the status of its code. */
export async function refuseCall(store: AppStore, code: 'unauthenticated' | 'payment_required'): Promise<void> {
  attachApi(store);
  await store.dispatch(refusedCall({ status: errorStatus[code], code }));
}

/** Makes a call be refused with a 401 that isn't about the session. */
export async function refuseEntry(store: AppStore): Promise<void> {
  attachApi(store);
  await store.dispatch(refusedCall({ status: 401, code: 'wrong_password' }));
}
