import { useEffect, useState } from 'react';
import { useAppStore } from './hooks.js';
import { withApi } from './with-api.js';

/**
 * Whether the buttons that lead to registration work; false until the server has said so (docs/rules/site.md#register-buttons). API and
 * question come late, since a button of the header is in the first load. Nothing is asked while `isWanted` is false.
 */
export function useIsRegistrationOpen(isWanted = true): boolean {
  const store = useAppStore();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isWanted) {
      return;
    }
    let isHere = true;
    const ask = async () => {
      const { siteConfigApi } = await withApi(store, () => import('../api/site-config-api.js'));
      const { data } = await store.dispatch(siteConfigApi.endpoints.siteConfig.initiate(undefined, { subscribe: false }));
      if (isHere) {
        setOpen(data?.registrationButton ?? false);
      }
    };
    // When it can't be loaded, the button stays closed; the next one asks again.
    ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [store, isWanted]);
  return isOpen;
}
