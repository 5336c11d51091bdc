import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { type AppStore, lazyMiddleware, rootReducer } from './store.js';
import './rules/access-rules.js';
import './rules/toast-rules.js';

const apiAttached = createAction('app/apiAttached');

/** Adds server state and its rules to a store; must have happened before a hook of `api` runs. */
export function attachApi(store: AppStore): void {
  rootReducer.inject(api);
  lazyMiddleware.addMiddleware(api.middleware);
  // An injected slice appears with the next action.
  store.dispatch(apiAttached());
}
