import { cities } from '@city-genie/city-data/catalog';
import { useAdminAddress } from '../use-admin-address.js';
import { useListPages } from '../use-list-pages.js';

/** Which reported places are shown, and how to show others. */
export function useReportsQuery() {
  const { params, go } = useAdminAddress();
  return {
    ...useListPages(),
    /** Undefined for all cities. */
    city: cities.find(({ key }) => key === params.get('city')),
    /** The key of a city, or nothing for all. */
    onlyCity: (key: string) => go({ city: key, page: undefined }),
  };
}
