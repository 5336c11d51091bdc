import { forgetUser, knownUser, rememberUser } from '../../api/known-user.js';
import { dropEarlierPlans, eraseKeptPlans, hasStrangersPlans } from '../../features/plan/kept-plans/kept-plans.js';
import type { AppStore } from '../store.js';

/**
 * Notes who is signed in as the server says it, for the next start without a network, and erases what is kept as soon as they have gone:
 * when their session ends, when it has ended while no page was open, and when somebody else signs in.
 */
export function followOwner(store: AppStore): () => void {
  const leave = () => {
    forgetUser();
    void eraseKeptPlans();
  };
  const look = () => {
    const { access } = store.getState();
    const known = knownUser();
    if (access?.status === 'anonymous' && known !== null) {
      leave();
    } else if (access?.user) {
      if (known !== null && known !== access.user.id) {
        void eraseKeptPlans();
      }
      rememberUser(access.user.id);
    }
  };
  if (hasStrangersPlans()) {
    leave();
  }
  dropEarlierPlans();
  look();
  return store.subscribe(look);
}
