import { cities } from '@city-genie/city-data/catalog';
import { useAdminAddress } from '../use-admin-address.js';

/** Periods to choose from, in days; the longest is as long as searches are kept. */
export const periods = [7, 30, 90, 400] as const;

const usualPeriod = 30;

/** Which days and which city are shown, and how to show others. */
export function useAnalyticsQuery() {
  const { params, go } = useAdminAddress();
  return {
    days: periods.find((days) => String(days) === params.get('days')) ?? usualPeriod,
    /** Undefined for all cities. */
    city: cities.find(({ key }) => key === params.get('city')),
    onlyDays: (days: string) => go({ days: days === String(usualPeriod) ? undefined : days }),
    /** The key of a city, or nothing for all. */
    onlyCity: (key: string) => go({ city: key }),
  };
}

export type AnalyticsQuery = ReturnType<typeof useAnalyticsQuery>;
