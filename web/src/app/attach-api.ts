import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { stepUpMiddleware } from '../api/step-up.js';
import { unitsSlice } from '../features/weather/units-slice.js';
import { accessSlice } from './access-slice.js';
import type { AppStore } from './store.js';

const apiAttached = createAction('app/apiAttached');

/** Adds the API to a store, once. Must run before a hook of `api` does. Features inject their calls when they are loaded. */
export function attachApi(store: AppStore): void {
  if (store.getState().api) {
    return;
  }
  store.addSlice(api);
  store.addSlice(accessSlice);
  store.addSlice(unitsSlice);
  store.addMiddleware(api.middleware, stepUpMiddleware);
  store.dispatch(apiAttached());
}
