/** Times are Unix seconds. */
export type Customer = {
  id: string;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  /** The id of a card. */
  defaultPaymentMethod: string | null;
  isDeleted: boolean;
  created: number;
};
