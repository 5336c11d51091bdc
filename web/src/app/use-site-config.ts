import type { SiteConfig } from '@city-genie/contracts/site-config/routes';
import { useEffect, useState } from 'react';
import { useAppStore } from './hooks.js';
import { withApi } from './with-api.js';

/**
 * The switches of this installation: undefined until the server has said so, null when it can't be asked; the next part asks again. API and
 * question come late, since parts of the first load need them. Nothing is asked while `isWanted` is false.
 */
export function useSiteConfig(isWanted: boolean): SiteConfig | null | undefined {
  const store = useAppStore();
  const [config, setConfig] = useState<SiteConfig | null>();
  useEffect(() => {
    if (!isWanted) {
      return;
    }
    let isHere = true;
    const tell = (said: SiteConfig | null) => isHere && setConfig(said);
    const ask = async () => {
      const { siteConfigApi } = await withApi(store, () => import('../api/site-config-api.js'));
      const { data } = await store.dispatch(siteConfigApi.endpoints.siteConfig.initiate(undefined, { subscribe: false }));
      tell(data ?? null);
    };
    ask().catch(() => tell(null));
    return () => {
      isHere = false;
    };
  }, [store, isWanted]);
  return config;
}
