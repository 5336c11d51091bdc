import { findCity } from '@city-genie/city-data/catalog';
import { paths } from './paths.js';

/** What a page says about itself to search engines, social networks and the tab, and how the gateway sends it. */
export type PageHead = {
  title: string;
  description: string;
  keywords?: string;
  index: boolean;
  /** For a page with a secret or a mail address in its own address, which no other site may hear of. */
  referrer?: 'no-referrer';
  /** Served only where developer tools are enabled (docs/rules/accounts.md#developer-tools). */
  isForDevelopment?: true;
  /** The payment provider's script may load there, and nowhere else (docs/rules/site.md#pages-that-take-payments). */
  takesPayments?: true;
};

const name = 'City Genie';

const pages: Readonly<Record<string, PageHead>> = {
  [paths.home]: {
    title: `${name}: Travel by Feel. Not by Filter.`,
    description:
      'Pick a city, a mood and a time slot: City Genie plans stops, walks and meals that suit how you feel. Paris is open to everyone.',
    keywords: 'travel, mood-based travel, personalized recommendations, Paris, London, Madrid, New York',
    index: true,
  },
  [paths.search]: {
    title: `Search | ${name}`,
    description: 'Look up a city, a mood or a highlight: eight cities and what they feel like, in one index.',
    // Pages of results don't belong in search indexes.
    index: false,
  },
  [paths.news]: {
    title: `Travel Stories & Insights | ${name}`,
    description: 'Short notes from the City Genie editors about the eight cities, each with a way to the people who know the place.',
    // What it is about is for subscribers.
    index: false,
  },
  [paths.subscribe]: {
    title: `Subscribe | ${name}`,
    description: 'Two plans, monthly or yearly: all eight cities by mood, with tables that suit and the weather in mind.',
    index: false,
    takesPayments: true,
  },
  [paths.subscriptionSuccess]: {
    title: `Your payment | ${name}`,
    description: 'How the payment for your City Genie subscription went.',
    index: false,
    // The payment provider adds a secret to its address.
    referrer: 'no-referrer',
  },
  [paths.admin]: {
    title: `Admin Dashboard | ${name}`,
    description: 'For those who run City Genie: its users, and who did what.',
    index: false,
    // A search for a person is in its address.
    referrer: 'no-referrer',
  },
  [paths.account]: {
    title: `Your account | ${name}`,
    description: 'Your profile, your browsers, your mails and your data at City Genie, and what you can change or take back.',
    index: false,
  },
  [paths.confirmEmail]: {
    title: `A new address | ${name}`,
    description: 'Confirms the new mail address of your City Genie account, with the link that we mailed you.',
    index: false,
    referrer: 'no-referrer',
  },
  [paths.waitlistConfirm]: {
    title: `Confirm your place | ${name}`,
    description: 'Confirms your place on the waitlist of City Genie, with the link that we mailed you.',
    index: false,
    referrer: 'no-referrer',
  },
  [paths.waitlistLeave]: {
    title: `Leave the waitlist | ${name}`,
    description: 'Takes your address off the waitlist of City Genie, with the link that we mailed you.',
    index: false,
    referrer: 'no-referrer',
  },
  [paths.about]: {
    title: `About ${name}`,
    description: 'Why City Genie plans a day by mood instead of by filter, what works today and what comes next.',
    index: true,
  },
  [paths.privacy]: {
    title: `Privacy Policy | ${name}`,
    description: 'Which data City Genie collects, why, for how long, and which rights you have.',
    index: true,
  },
  [paths.terms]: {
    title: `Terms of Service | ${name}`,
    description: 'The rules of using City Genie: accounts, subscriptions, refunds, content and liability.',
    index: true,
  },
  [paths.cookies]: {
    title: `Cookie Policy | ${name}`,
    description: 'The few cookies that City Genie sets, what each is for and how long it stays.',
    index: true,
  },
  [paths.login]: {
    title: `Log in | ${name}`,
    description: 'Log in to City Genie, and your cities, plans and moods are where you left them.',
    index: false,
  },
  [paths.register]: {
    title: `Create Account | ${name}`,
    description: 'Open an account with City Genie: a name, an address and a password, and eight cities by mood.',
    index: false,
    takesPayments: true,
  },
  [paths.forgotPassword]: {
    title: `Forgot your password? | ${name}`,
    description: 'Tell City Genie your mail address, and get a link to choose a new password.',
    index: false,
  },
  [paths.resetPassword]: {
    title: `A new password | ${name}`,
    description: 'Choose a new password for your City Genie account, with the link that we mailed you.',
    index: false,
    referrer: 'no-referrer',
  },
  [paths.verifyEmail]: {
    title: `Email verification | ${name}`,
    description: 'What became of the link that confirms the mail address of your City Genie account.',
    index: false,
    referrer: 'no-referrer',
  },
  [paths.testVerification]: {
    title: `Test verification | ${name}`,
    description: 'A tool for developers of City Genie: makes a verification link without a mail.',
    index: false,
    isForDevelopment: true,
  },
};

const notFound: PageHead = { title: `404 Page Not Found | ${name}`, description: 'There is no page at this address.', index: false };

/** The head of the page at a path; for unknown paths that of the 404 page. */
export function pageHead(pathname: string): PageHead {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const city = findCity(path.slice(1));
  if (city && paths.city(city.key) === path) {
    return {
      title: `${city.name} by mood: ${city.tagline} | ${name}`,
      description: city.description,
      keywords: `${city.name}, ${city.country}, mood-based travel, travel guide, personalized recommendations`,
      index: true,
    };
  }
  return pages[path] ?? notFound;
}
