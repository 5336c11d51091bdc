import type { SpecText } from './checks/says.js';

/** The ordered texts of paying, by state. */
export const paymentTexts = {
  'payment form': [
    ['§2 Subscribe', 'button', 'Back to plans'],
    ['§9', 'text', '$52.00 every year until you cancel.', 'consent, beside the button'],
  ],
  'payment form, failed': [
    ['§8 Registration', 'toast', 'Payment Failed'],
    ['§8 Registration', 'toast', 'Your card was declined.', 'the provider’s words'],
  ],
  'after a payment, checking': [['§2 Subscription success', 'absent', 'Payment Successful', 'the server has to know of it']],
  'after a payment, paid': [
    ['§8 Subscription', 'toast', 'Payment Successful', 'when the server knows of it'],
    ['§8 Subscription', 'toast', 'Welcome to City Genie! Your subscription is now active.', 'when the server knows of it'],
    ['§2 Subscription success', 'link', 'Start Exploring London'],
    ['§2 Subscription success', 'link', 'Return to Home'],
    ['§2 Subscription success', 'link', 'support@example.com.'],
  ],
  'after a payment, registered': [['§4', 'heading', 'Registration Complete!', 'when the server knows of it']],
  'after a payment, nothing new': [
    ['§4', 'text', 'Status'],
    ['§4', 'text', 'Subscription number'],
    ['§4', 'text', 'Next billing date'],
  ],
  'after a payment, not confirmed': [['§4', 'text', /being processed/]],
  'after a payment, failed': [['§8 Registration', 'heading', 'Payment Failed', 'when the provider says so, and the server knows of none']],
} as const satisfies Record<string, readonly SpecText[]>;
