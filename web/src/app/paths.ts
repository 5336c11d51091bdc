/** The parts of a city's guide, by their anchors on its page. */
export const guideParts = ['best-times', 'highlights', 'tips', 'culture'] as const;

export type GuidePart = (typeof guideParts)[number];

/** Every path of the site. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  cities: '/#cities',
  waitlist: '/#waitlist',
  search: '/search',
  news: '/news',
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  login: '/login',
  /** Where somebody goes on who has registered and paid. */
  afterPayment: '/login?message=payment-complete',
  /** Logging in, with the way back to an address of this site. */
  loginTo: (back: string) => `/login?redirect=${encodeURIComponent(back).replaceAll('%2F', '/')}`,
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** For developers. */
  testVerification: '/test-verification',
  account: '/account',
  accountSubscription: '/account#subscription',
  /** Confirms a new address of mail. */
  confirmEmail: '/confirm-email',
  /** What the links in the waitlist's mails lead to. */
  waitlistConfirm: '/waitlist/confirm',
  waitlistLeave: '/waitlist/unsubscribe',
  subscribe: '/subscribe',
  subscriptionSuccess: '/subscription-success',
  admin: '/admin',
  city: (key: string) => `/${key}`,
  guidePart: (key: string, part: GuidePart) => `/${key}#${part}`,
} as const;
