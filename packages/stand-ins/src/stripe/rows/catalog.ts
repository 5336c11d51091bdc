export type Interval = 'month' | 'year';

/** Times are Unix seconds. */
export type Product = { id: string; name: string; isActive: boolean; metadata: Record<string, string>; created: number };

export type Price = {
  id: string;
  product: string;
  /** In the currency's smallest unit. */
  unitAmount: number;
  currency: string;
  interval: Interval;
  isActive: boolean;
  lookupKey: string | null;
  nickname: string | null;
  metadata: Record<string, string>;
  created: number;
};
