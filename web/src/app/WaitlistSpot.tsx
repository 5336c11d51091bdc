import { InlineWaitlist } from '../features/waitlist/InlineWaitlist.js';
import type { WaitlistLook } from '../features/waitlist/WaitlistForm.js';
import { useAppStore } from './hooks.js';
import { withApi } from './with-api.js';

/** A waitlist form on a page, with a city chosen or without; its rules and the API are loaded on the first interaction. */
export function WaitlistSpot({ look, city }: { look: Exclude<WaitlistLook, 'dialog'>; city?: string }) {
  const store = useAppStore();
  return (
    <InlineWaitlist
      look={look}
      city={city}
      load={async () => (await withApi(store, () => import('../features/waitlist/waitlist-rules.js'))).waitlistRules}
    />
  );
}
