import { combineSlices, configureStore, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { api } from '../api/api.js';
import { toastSlice } from '../features/toasts/toast-slice.js';
import { unitsSlice } from '../features/weather/units-slice.js';
import { accessSlice } from './access-slice.js';
import { dialogSlice } from './dialog-slice.js';
import { listenerMiddleware } from './listeners.js';

/** Server state is a third of the code and the home page has none, so it joins the store when a page needs it. */
type LazySlices = WithSlice<typeof api>;

export const rootReducer = combineSlices(accessSlice, dialogSlice, toastSlice, unitsSlice).withLazyLoadedSlices<LazySlices>();
export const lazyMiddleware = createDynamicMiddleware();

export type RootState = ReturnType<typeof rootReducer>;

/** A store of its own per page load, prerendered page and test. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(listenerMiddleware.middleware).concat(lazyMiddleware.middleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
