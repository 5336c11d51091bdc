import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { attachApi } from '../app/attach-api.js';
import type { AppStore } from '../app/store.js';
import { authApi } from '../features/auth/auth-api.js';
import { server } from './server.js';

/** Makes the server tell who is signed in. */
export async function signIn(store: AppStore, user: CurrentUser): Promise<void> {
  attachApi(store);
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(user)));
  await store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }));
}

const refusedCall = createAsyncThunk('testing/refusedCall', (status: 401 | 402, { rejectWithValue }) => rejectWithValue({ status }));

/** Makes a call be refused. */
export async function refuseCall(store: AppStore, status: 401 | 402): Promise<void> {
  attachApi(store);
  await store.dispatch(refusedCall(status));
}
