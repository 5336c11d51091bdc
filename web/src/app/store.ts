import { combineSlices, configureStore, createDynamicMiddleware, createListenerMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { api } from '../api/api.js';
import type { unitsSlice } from '../features/weather/units-slice.js';
import { toastSlice } from '../toasts/toast-slice.js';
import type { accessSlice } from './access-slice.js';
import { dialogSlice } from './dialog-slice.js';

/** Server state is a third of the code and the home page has none, so it joins the store when a page needs it. */
type LateSlices = WithSlice<typeof api> & WithSlice<typeof accessSlice> & WithSlice<typeof unitsSlice>;

function makeReducer() {
  return combineSlices(dialogSlice, toastSlice).withLazyLoadedSlices<LateSlices>();
}

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;

/** A store of its own per page load, prerendered page and test; stores share nothing. */
export function makeStore() {
  const reducer = makeReducer();
  const listeners = createListenerMiddleware();
  const lateMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(lateMiddleware.middleware),
  });
  return Object.assign(store, {
    startListening: listeners.startListening,
    /** A late slice appears with the next action. */
    addSlice: reducer.inject,
    addMiddleware: lateMiddleware.addMiddleware,
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
