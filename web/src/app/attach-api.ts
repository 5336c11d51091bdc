import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { showPlanToasts } from '../features/plan/plan-toasts.js';
import { showWaitlistToasts } from '../features/waitlist/waitlist-toasts.js';
import { rememberChosenUnits } from '../features/weather/units-rules.js';
import { unitsSlice } from '../features/weather/units-slice.js';
import { accessSlice } from './access-slice.js';
import type { AppStore } from './store.js';

const apiAttached = createAction('app/apiAttached');

/** Listeners with side effects across features, so that components don't need them. */
const rules = [showPlanToasts, showWaitlistToasts, rememberChosenUnits];

/** Adds the API and the listeners to a store, once. Must run before a hook of `api` does. */
export function attachApi(store: AppStore): void {
  if (store.getState().api) {
    return;
  }
  store.addSlice(api);
  store.addSlice(accessSlice);
  store.addSlice(unitsSlice);
  store.addMiddleware(api.middleware);
  for (const follow of rules) {
    follow(store.startListening);
  }
  store.dispatch(apiAttached());
}
