/** The sections of the account page, as its contents list them. */
export const sectionEntries = [
  { id: 'profile', title: 'Profile' },
  { id: 'subscription', title: 'Subscription' },
  { id: 'email', title: 'Email' },
  { id: 'password', title: 'Password' },
  { id: 'two-step-verification', title: 'Two-step verification' },
  { id: 'browsers', title: 'Signed-in browsers' },
  { id: 'mails', title: 'Mails' },
  { id: 'data', title: 'Your data' },
  { id: 'support', title: 'Support' },
  { id: 'delete', title: 'Delete account' },
] as const;
