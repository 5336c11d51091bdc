import { changes, listings } from '../admin/endpoints.js';
import { type ClientLimit, defineEndpoint } from '../endpoint.js';

/** Messages that the form, the pages, the dashboard and the server share. */
export const waitlistMessages = {
  name: 'Please enter your name',
  nameLength: 'Please keep your name under 80 characters',
  email: 'Please enter a valid email address',
  city: 'Please choose a city',
  cityOther: 'Please tell us which city',
  cityLength: 'Please keep the city under 80 characters',
  characters: 'Please use letters, digits and ordinary punctuation',
  joined: "We'll notify you as soon as City Genie launches in your city.",
  confirmed: 'Your address is confirmed',
  left: 'You are off the list',
  badLink: 'This link doesn’t work any more',
  unreadable: 'This could not be read',
  entries: 'Please choose the entries to invite',
  invited: (count: number) => `${count} ${count === 1 ? 'person is' : 'people are'} invited`,
} as const;

/** How entries are sorted; names and addresses from A to Z, or from Z to A. */
export const entryOrders = ['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc'] as const;

/** `pending`: nobody has followed the mailed link yet. */
export const entryStatuses = ['pending', 'confirmed'] as const;

/** How many entries one reply has at most: without a page, and with one. */
export const mostListedEntries = { whole: 1000, ofPage: 100 } as const;

/** So many entries are invited by one call at most. */
export const mostInvitedAtOnce = 100;

/** A sign-up for a city. */
export const joinWaitlist = defineEndpoint({
  service: 'waitlist',
  method: 'POST',
  url: '/api/waitlist',
  access: 'public',
  limit: {
    name: 'waitlist',
    points: 5,
    durationSeconds: 3600,
    per: 'address',
    counts: 'accepted',
    message: 'That was a lot of sign-ups. Please try again later.',
    variable: 'LIMIT_WAITLIST_PER_HOUR',
  },
});

/** Calls with a mailed link. Mail providers send many from a few addresses. */
const links: ClientLimit = {
  name: 'waitlist-links',
  points: 120,
  durationSeconds: 60,
  per: 'address',
  counts: 'requests',
  message: 'That was a lot at once. Please try again in a moment.',
  variable: 'LIMIT_WAITLIST_LINKS_PER_MINUTE',
};

/** Whoever got the mail says that the address is theirs. A mail scanner, which follows links, can't do it: it sends no POST. */
export const confirmWaitlist = defineEndpoint({
  service: 'waitlist',
  method: 'POST',
  url: '/api/waitlist/confirm',
  access: 'public',
  limit: links,
});

/**
 * Takes an address off the list at one press in a mail client (RFC 8058), which comes without cookies and without an origin. The token in
 * the address is all that it needs; the form that is sent along isn't read.
 */
export const leaveWaitlist = defineEndpoint({
  service: 'waitlist',
  method: 'POST',
  url: '/api/waitlist/unsubscribe',
  access: 'public',
  isOriginExempt: true,
  limit: links,
});

/** The same address in a browser leads to the page that asks first. */
export const openUnsubscribe = defineEndpoint({
  service: 'waitlist',
  method: 'GET',
  url: '/api/waitlist/unsubscribe',
  access: 'public',
  success: [302],
  limit: links,
});

/** The waitlist, newest first unless another order is asked for. */
export const listWaitlist = defineEndpoint({ service: 'waitlist', method: 'GET', url: '/api/waitlist', access: 'admin', limit: listings });

/** What the list adds up to: cities, days, this week. */
export const readWaitlistFigures = defineEndpoint({
  service: 'waitlist',
  method: 'GET',
  url: '/api/admin/waitlist/figures',
  access: 'admin',
  limit: listings,
});

/** All entries of a filter as a file. It is streamed, and may take longer than the time to its first bytes. */
export const exportWaitlist = defineEndpoint({
  service: 'waitlist',
  method: 'GET',
  url: '/api/admin/waitlist.csv',
  access: 'admin',
  needsStepUp: 'always',
  mediaType: 'text/csv',
  limit: {
    name: 'waitlist-exports',
    points: 10,
    durationSeconds: 900,
    per: 'caller',
    counts: 'requests',
    message: 'That was a lot of exports. Please try again later.',
    variable: 'LIMIT_WAITLIST_EXPORTS',
  },
});

/** Mails invitations to register. Who was invited within the last day gets no second one. */
export const inviteEntries = defineEndpoint({
  service: 'waitlist',
  method: 'POST',
  url: '/api/admin/waitlist/invitations',
  access: 'admin',
  needsStepUp: 'always',
  // A transaction with several writes for each person.
  timeoutMs: 8000,
  limit: changes,
});

/** Who exported and invited, newest first. */
export const readWaitlistAudit = defineEndpoint({
  service: 'waitlist',
  method: 'GET',
  url: '/api/admin/waitlist/audit',
  access: 'admin',
  limit: listings,
});
