/** What a simulated card does when it is charged. */
export const behaviours = ['ok', 'declined', 'requires_action', 'expires'] as const;

export type Behaviour = (typeof behaviours)[number];

/** The numbers that are typed into the card form. */
export const cardNumbers: Record<Behaviour, string> = {
  ok: '4242424242424242',
  declined: '4000000000000002',
  requires_action: '4000002500003155',
  expires: '4000000000000341',
};

/** A payment method; times are Unix seconds. */
export type Card = {
  id: string;
  behaviour: Behaviour;
  customer: string | null;
  /** A challenge was passed with it, so it may be charged without its owner. */
  isAuthenticated: boolean;
  created: number;
};

/** The behaviour of a typed number; an unknown one is undefined. */
export function behaviourOf(number: string): Behaviour | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return behaviours.find((behaviour) => cardNumbers[behaviour] === digits);
}
