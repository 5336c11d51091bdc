import { record } from '../events/record.js';
import { newId } from '../ids.js';
import type { Decline } from '../refusal.js';
import type { Behaviour, Card } from '../rows/card.js';
import type { Customer } from '../rows/customer.js';
import { isOver, type Subscription } from '../rows/subscription.js';
import { showCard, showCustomer } from '../wire/customer.js';
import { rowOf, type World } from '../world.js';
import { changeSubscription } from './subscription-change.js';

/** A card that was typed in; it belongs to nobody until it is saved. */
export function addCard(world: World, behaviour: Behaviour): Card {
  const card: Card = { id: newId('pm'), behaviour, customer: null, isAuthenticated: false, created: world.clock.now() };
  world.cards.set(card.id, card);
  return card;
}

/** Saves it for later payments of the customer. */
export function attachCard(world: World, card: Card, customer: string): void {
  if (card.customer === null) {
    card.customer = customer;
    record(world, 'payment_method.attached', showCard(card));
  }
}

/** Gives the customer a new default card, and it takes the place of those that subscriptions have of their own. */
export function replaceCards(world: World, customer: Customer, behaviour: Behaviour): void {
  const card = addCard(world, behaviour);
  attachCard(world, card, customer.id);
  changeCustomer(world, customer, { defaultPaymentMethod: card.id });
  for (const subscription of world.subscriptions.values()) {
    if (subscription.customer === customer.id && subscription.defaultPaymentMethod !== null && !isOver(subscription)) {
      changeSubscription(world, subscription, { defaultPaymentMethod: card.id });
    }
  }
}

export function changeCustomer(world: World, customer: Customer, change: Partial<Customer>): void {
  const before = showCustomer(customer);
  Object.assign(customer, change);
  record(world, 'customer.updated', showCustomer(customer), before);
}

/** What a renewal is charged to: the subscription's own card before the customer's. */
export function cardOf(world: World, subscription: Subscription): Card | undefined {
  const id = subscription.defaultPaymentMethod ?? rowOf(world.customers, subscription.customer).defaultPaymentMethod;
  return id === null ? undefined : rowOf(world.cards, id);
}

const cardDeclined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
  isCardError: true,
};
const cardExpired: Decline = { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.', isCardError: true };
const needsOwner: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
  isCardError: true,
};

export const noCard: Decline = {
  code: 'resource_missing',
  declineCode: null,
  message: 'This customer has no attached payment source or default payment method.',
  isCardError: false,
};

/** A change that is billed at once can't wait for anybody's answer. */
export const needsOwnerForChange: Decline = {
  code: 'subscription_payment_intent_requires_action',
  declineCode: null,
  message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
  isCardError: true,
};

/** The owner didn't prove to be the owner. */
export const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  isCardError: false,
};

/** What the bank says to a charge: null is yes. Off session nobody is there who could pass a challenge. */
export function verdictOn(card: Card, isOffSession: boolean): Decline | 'requires_action' | null {
  if (card.behaviour === 'declined') {
    return cardDeclined;
  }
  if (card.behaviour === 'expires') {
    return isOffSession ? cardExpired : null;
  }
  if (card.behaviour === 'requires_action' && !card.isAuthenticated) {
    return isOffSession ? needsOwner : 'requires_action';
  }
  return null;
}
