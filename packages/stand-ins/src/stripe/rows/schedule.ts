/** Times are Unix seconds; a phase begins where the one before ends. */
export type Phase = { price: string; startDate: number; endDate: number };

export type Schedule = {
  id: string;
  customer: string;
  /** Null once it is released or canceled. */
  subscription: string | null;
  releasedSubscription: string | null;
  status: 'active' | 'released' | 'canceled';
  phases: Phase[];
  endBehavior: 'release' | 'cancel';
  metadata: Record<string, string>;
  created: number;
  releasedAt: number | null;
  canceledAt: number | null;
};
