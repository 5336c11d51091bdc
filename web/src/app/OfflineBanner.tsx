import { useEffect } from 'react';
import { useConnection } from '../api/use-connection.js';

const texts = {
  none: 'You’re offline. You can still open your saved plans.',
  unreached: 'City Genie can’t be reached right now. You can still open your saved plans.',
} as const;

/**
 * Above the page while there is no network, in place of a toast for every call that gets no reply. `prerender/theme.js` leaves room for it
 * before the first paint, when the page is opened offline: on a phone for two lines.
 */
export function OfflineBanner() {
  const state = useConnection();
  const isOffline = state !== 'there';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isOffline);
  }, [isOffline]);
  return (
    <div role="status" className="in-data-offline:min-h-11 in-data-offline:max-[26rem]:min-h-14 print:hidden">
      {state !== 'there' && (
        <p className="grid min-h-11 items-center border-b border-line bg-lamp/25 px-4 py-2 text-center text-small font-medium text-balance max-[26rem]:min-h-14 max-sm:text-[0.875rem] max-sm:leading-snug">
          {texts[state]}
        </p>
      )}
    </div>
  );
}
