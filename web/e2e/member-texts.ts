import type { SpecText } from './checks/says.js';

const closed = 'the button is there, registration is closed';
const noProvider = 'no payment provider is configured';

const features: readonly SpecText[] = [
  'Unlimited city searches',
  'Personalized recommendations',
  'Mood-based cuisine discovery',
  'Real-time weather forecasts',
  'Priority customer support',
  'Cancel anytime',
].map((feature): SpecText => ['§1', 'text', feature]);

/** The ordered texts of what follows from being signed in: the account's menu, the plans, and who may see what. By state. */
export const memberTexts = {
  'home, registration open': [['§2 Home', 'link', 'Register', 'where an installation opens it']],
  'home, needing payment': [
    ['§2 Home', 'heading', 'Complete Payment to Unlock All Cities', 'once a session, then the page says it'],
    ['§2 Home', 'link', 'Complete Payment London'],
    ['§2 Home', 'link', 'Explore Paris', 'Paris is open to everyone'],
  ],
  'home, subscriber': [
    ['§2 Home', 'heading', 'Choose Your City'],
    ['§2 Home', 'link', 'Explore London'],
    ['§2 Home', 'link', 'Explore New York'],
    ['§2 Home', 'absent', 'Login', 'for visitors who aren’t logged in'],
    ['§2 Home', 'absent', 'Join Waitlist', 'for visitors who aren’t logged in'],
  ],
  'a locked city, London': [
    ['§2 City pages', 'heading', 'London Access Restricted'],
    ['§2 City pages', 'button', 'Register Now', closed],
    ['§2 City pages', 'link', 'Login'],
  ],
  'a locked city, registration open': [['§2 City pages', 'link', 'Register Now', 'where an installation opens it']],
  'a locked city, subscription required': [
    ['§2 City pages', 'heading', 'Subscription Required'],
    ['§2 City pages', 'link', 'Complete Payment'],
    ['§8 City guard', 'toast', 'Subscription Required'],
    ['§8 City guard', 'toast', 'Complete your subscription to explore London with personalized recommendations.'],
  ],
  'account menu': [
    ['§2 Home', 'button', 'ada'],
    ['§2 Home', 'menuitem', 'Change Password'],
    ['§2 Home', 'menuitem', 'Logout'],
  ],
  'account menu, logout failed': [
    ['§8 Logout', 'toast', 'Error'],
    ['§8 Logout', 'toast', 'Failed to logout. Please try again.'],
  ],
  'change password': [
    ['§2 Change password', 'text', 'Current password'],
    ['§2 Change password', 'text', 'New password'],
    ['§2 Change password', 'text', 'Confirm new password'],
    ['§5', 'text', /^At least 8 characters/],
    ['§5', 'text', /^An uppercase letter/],
    ['§5', 'text', /^A lowercase letter/],
    ['§5', 'text', /^A symbol: /],
    ['§5', 'text', /^No spaces/],
  ],
  'change password, not the same': [
    ['§8 Change password', 'toast', 'Error'],
    ['§8 Change password', 'toast', 'New passwords do not match'],
  ],
  'change password, too short': [
    ['§8 Change password', 'toast', 'Error'],
    ['§8 Change password', 'toast', 'New password must be at least 6 characters long'],
  ],
  'change password, failed': [
    ['§8 Change password', 'toast', 'Error'],
    ['§8 Change password', 'toast', 'Failed to change password'],
  ],
  'change password, changing': [['§4', 'button', 'Changing...']],
  'change password, done': [
    ['§8 Change password', 'toast', 'Success'],
    ['§8 Change password', 'toast', 'Password changed successfully'],
  ],
  plans: [
    ['§9', 'heading', 'Monthly'],
    ['§9', 'heading', 'Yearly'],
    ['§9', 'text', '$4.99'],
    ['§9', 'text', '$52.00'],
    ['§9', 'text', 'billed annually, $4.33 per month'],
    ['§9', 'text', 'Save 13%', 'what follows from the prices'],
    ['§2 Subscribe', 'link', 'Log in to continue', 'nothing is asked for before somebody is signed in'],
    ...features,
  ],
  'plans, reminded to pay': [
    ['§6', 'toast', 'Payment Required', 'once a session, then the page says it'],
    ['§8 Login', 'toast', 'Please complete your subscription payment to access your account.', 'once a session, then the page says it'],
  ],
  'plans, unpaid': [
    ['§2 Subscribe', 'button', 'Continue with Monthly Plan'],
    ['§2 Subscribe', 'button', 'Continue with Yearly Plan'],
  ],
  'plans, setting up': [['§4', 'button', 'Setting up your payment...']],
  'plans, failed': [
    ['§8 Subscription', 'toast', 'Subscription Error'],
    ['§8 Subscription', 'toast', 'Failed to create subscription. Please try again.'],
  ],
  'plans, payment pending': [
    ['§4', 'heading', 'Payment Setup Pending', noProvider],
    ['§2 Subscribe', 'button', 'Back to plans'],
  ],
} as const satisfies Record<string, readonly SpecText[]>;
