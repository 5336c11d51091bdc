import { forgetUser, isLeaving, knownUser, rememberUser } from '../../api/known-user.js';
import { dropEarlierPlans, hasStrangersPlans } from '../../features/plan/kept-plans/kept-plans.js';
import type { AppStore } from '../store.js';
import { withApi } from '../with-api.js';
import { eraseKept } from './erase-kept.js';

/** Whoever has logged out without a network is logged out when there is one. What can't be loaded now is made up for at the next start. */
async function letLeave(store: AppStore): Promise<void> {
  const { finishLeaving } = await withApi(store, () => import('./finish-leaving.js'));
  finishLeaving(store);
}

/**
 * Notes who is signed in as the server says it, for the next start without a network, and erases what is kept as soon as they have gone:
 * when their session ends, when it has ended while no page was open, and when somebody else signs in.
 */
export function followOwner(store: AppStore): () => void {
  const leave = () => {
    forgetUser();
    void eraseKept();
  };
  const look = () => {
    const { access } = store.getState();
    const known = knownUser();
    if (access?.status === 'anonymous' && known !== null) {
      leave();
    } else if (access?.user) {
      if (known !== null && known !== access.user.id) {
        void eraseKept();
      }
      rememberUser(access.user.id);
    }
  };
  if (hasStrangersPlans()) {
    leave();
  }
  dropEarlierPlans();
  if (isLeaving()) {
    letLeave(store).catch(() => undefined);
  }
  look();
  return store.subscribe(look);
}
