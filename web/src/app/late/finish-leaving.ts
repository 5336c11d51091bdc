import { endLeaving, isLeaving } from '../../api/known-user.js';
import { connection, watchConnection } from '../../api/offline.js';
import { logoutApi } from '../../features/auth/logout-api.js';
import type { AppStore } from '../store.js';
import { pageLoad } from './page-load.js';

/**
 * Ends the session of whoever has logged out without a network, now or when there is one, and loads the page anew, which may show what was
 * theirs. Logging out twice does no harm. The API must be attached.
 */
export function finishLeaving(store: AppStore): () => void {
  const finish = async () => {
    if (connection() === 'none' || !isLeaving()) {
      return;
    }
    const { error } = await store.dispatch(logoutApi.endpoints.logout.initiate(undefined, { track: false }));
    if (!error) {
      endLeaving();
      pageLoad.reload();
    }
  };
  void finish();
  return watchConnection(() => connection() === 'there' && void finish());
}
