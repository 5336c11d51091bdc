import { combineSlices, configureStore, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { api } from '../api/api.js';
import type { unitsSlice } from '../features/weather/units-slice.js';
import { toastSlice } from '../toasts/toast-slice.js';
import type { accessSlice } from './access-slice.js';
import { dialogSlice } from './dialog-slice.js';

/** The API is a third of the code and the home page doesn't need it, so it is added to the store when a page does. */
type LateSlices = WithSlice<typeof api> & WithSlice<typeof accessSlice> & WithSlice<typeof unitsSlice>;

function makeReducer() {
  return combineSlices(dialogSlice, toastSlice).withLazyLoadedSlices<LateSlices>();
}

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

/** Makes a separate store per page load, prerendered page and test; they share no state. */
export function makeStore() {
  const reducer = makeReducer();
  const lateMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(lateMiddleware.middleware),
  });
  return Object.assign(store, {
    /** An injected slice appears with the next action. */
    addSlice: reducer.inject,
    addMiddleware: lateMiddleware.addMiddleware,
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
