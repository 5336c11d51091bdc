import { useStore } from 'react-redux';
import { InlineWaitlist } from '../features/waitlist/InlineWaitlist.js';
import type { WaitlistLook } from '../features/waitlist/waitlist-view.js';
import { toastShown } from '../toasts/toast-slice.js';
import type { AppStore } from './store.js';
import { withApi } from './with-api.js';

const useAppStore = useStore.withTypes<AppStore>();

/** A waitlist form on a page; its rules and the way to the server are loaded when somebody comes near. */
export function WaitlistSpot({ look }: { look: Exclude<WaitlistLook, 'dialog'> }) {
  const store = useAppStore();
  return (
    <InlineWaitlist
      look={look}
      load={async () => (await withApi(store, () => import('../features/waitlist/WaitlistRules.js'))).WaitlistRules}
      onFailure={() => store.dispatch(toastShown({ tone: 'error', title: 'Something went wrong', text: 'Please try again later.' }))}
    />
  );
}
