import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './store.js';

export const listenerMiddleware = createListenerMiddleware();

/** Side effects live in `rules/`, not in components. */
export const startAppListening = listenerMiddleware.startListening.withTypes<RootState, AppDispatch>();
