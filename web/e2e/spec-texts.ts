import { cities } from '@city-genie/city-data/catalog';
import { accountTexts } from './account-texts.js';
import { adminTexts } from './admin-texts.js';
import type { SpecText } from './checks/says.js';
import { legalTexts } from './legal-texts.js';
import { memberTexts } from './member-texts.js';
import { newsTexts } from './news-texts.js';
import { paymentTexts } from './payment-texts.js';
import type { StateName } from './states/all-states.js';

/** Cities of the waitlist form, the same in all of its variants. */
const waitlistFields: readonly SpecText[] = [
  ['§2 Waitlist form', 'option', 'London'],
  ['§2 Waitlist form', 'option', 'Paris'],
  ['§2 Waitlist form', 'option', 'Madrid'],
  ['§2 Waitlist form', 'option', 'New York'],
  ['§2 Waitlist form', 'option', 'Other'],
];

const welcome: readonly SpecText[] = [
  ['§8 Waitlist', 'toast', 'Welcome to the waitlist!'],
  ['§8 Waitlist', 'toast', "We'll notify you as soon as City Genie launches in your city."],
];

/**
 * Ordered texts (docs/rules/site.md#texts-word-for-word) by the state of the site that shows them; `docs/spec-texts.md` is
 * generated from this.
 */
export const specTexts: Partial<Record<StateName, readonly SpecText[]>> = {
  'home, guest': [
    ['§1', 'text', "Add your names to the waitlist. We'll be live soon!"],
    ['§1', 'text', 'Travel by feel, not by filter.'],
    ['§1', 'text', '© 2025 City Genie', 'as given'],
    ['§2 Home', 'link', 'How It Works'],
    ['§2 Home', 'link', 'Cities'],
    ['§2 Home', 'button', 'Join Waitlist'],
    ['§2 Home', 'button', 'Register'],
    ['§2 Home', 'link', 'Login'],
    ['§2 Home', 'absent', 'News', 'for admins alone'],
    ['§2 Home', 'absent', 'Admin', 'for admins alone'],
    ['§2 Home', 'heading', 'Travel by Feel. Not by Filter.'],
    ['§2 Home', 'heading', 'How It Works'],
    ['§2 Home', 'heading', 'Pick your city'],
    ['§2 Home', 'heading', 'Choose how you feel'],
    ['§2 Home', 'heading', 'Pick your time slot'],
    ['§2 Home', 'heading', 'Get mood-matched spots'],
    ['§2 Home', 'heading', 'Save, roam, vibe'],
    ['§2 Home', 'heading', 'Start Your Journey in Paris'],
    ...cities.map(({ tagline }): SpecText => ['§2 Home', 'text', tagline]),
    ['§2 Home', 'link', 'Explore Paris'],
    ['§2 Home', 'link', 'Register to Unlock London'],
    ['§2 Home', 'link', 'Register to Unlock Madrid'],
    ['§2 Home', 'link', 'Register to Unlock New York'],
    ['§2 Home', 'link', 'Register to Unlock Tokyo'],
    ['§2 Home', 'link', 'Register to Unlock Beijing'],
    ['§2 Home', 'link', 'Register to Unlock Rome'],
    ['§2 Home', 'link', 'Register to Unlock Berlin'],
    ['§2 Home', 'link', 'About'],
    ['§2 Home', 'link', 'News & Stories'],
    ['§2 Home', 'link', 'Privacy Policy'],
    ['§2 Home', 'link', 'Terms of Service'],
    ['§2 Home', 'link', 'Cookie Policy'],
    ['§2 Home', 'text', /^Contact:/, 'the installation’s address follows'],
    ['§2 Home', 'text', 'Instagram, X and TikTok: soon.', 'in words until there is an address'],
    ...waitlistFields,
  ],
  'home, Register explained': [['§1', 'text', 'Registration temporarily disabled']],
  'home, mobile menu': [
    ['§2 Home', 'link', 'How It Works'],
    ['§2 Home', 'link', 'Cities'],
    ['§2 Home', 'link', 'Login'],
    ['§2 Home', 'button', 'Join Waitlist'],
    ['§2 Home', 'button', 'Register'],
  ],
  'city page, untouched': [
    ['§2 City pages', 'link', 'Home'],
    ['§2 City pages', 'heading', 'Paris'],
    ['§2 City pages', 'text', 'France'],
    ['§2 City pages', 'text', /^Stone the colour of butter, /],
    ['§2 City pages', 'text', 'Choose Mood'],
    ['§2 City pages', 'text', 'Select Time'],
    ['§2 City pages', 'text', 'Get Recommendations'],
    ['§2 City pages', 'heading', 'Best Times to Visit'],
    ['§2 City pages', 'heading', 'Local Travel Tips'],
    ['§2 City pages', 'heading', 'City Highlights'],
    ['§2 City pages', 'heading', 'Local Culture'],
    ['§2 City pages', 'button', 'Generate my Recommendations', 'said when it is pressed too early'],
    ['§2 City pages', 'button', /^More about /],
    ['§2 City pages', 'button', /^°C /],
    ['§2 City pages', 'button', /^°F /],
    ['§4', 'text', /^\d+°C$/],
    ['§4', 'text', /^Wind \d+ km\/h$/],
    ['§8 Weather', 'link', /^Weather data by /, 'the licence asks for it'],
    ['§3', 'text', '1–2 hours'],
    ['§3', 'text', 'Quick exploration'],
    ['§3', 'text', 'Half day'],
    ['§3', 'text', '4-6 hours of discovery'],
    ['§3', 'text', 'Full day'],
    ['§3', 'text', '8+ hours of adventure'],
  ],
  'city page, mood chosen and More open': [
    ['§2 City pages', 'heading', 'Atmosphere'],
    ['§2 City pages', 'heading', 'Perfect for'],
    ['§2 City pages', 'heading', 'Typical experiences'],
    ['§2 City pages', 'heading', 'Hidden gems'],
    ['§2 City pages', 'button', /^Less about /],
  ],
  'city page, asked too early': [
    ['§5 Generate', 'toast', 'Please select both mood and timeframe', 'said when it is pressed too early'],
    ['§5 Generate', 'toast', 'We need both preferences to create your perfect itinerary.', 'said when it is pressed too early'],
  ],
  'city page, weather and moods missing': [
    ['§8 Weather', 'text', 'Weather data temporarily unavailable'],
    ['§8 Weather', 'text', 'Please check back later'],
    ['§8 Weather', 'absent', 'Weather data not available', 'the error’s own message, for logs'],
  ],
  'city page, subscriber in New York': [
    ['§2 City pages', 'heading', 'New York'],
    ['§4', 'text', /^\d+°F$/, 'New York starts in its own units'],
    ['§4', 'text', /^Wind \d+ mph$/, 'New York starts in its own units'],
  ],
  plan: [
    ['§2 City pages', 'button', 'Back to Paris'],
    ['§2 City pages', 'text', 'Romantic & Dreamy, Half day'],
    ['§2 City pages', 'button', 'Discover Local Cuisine'],
    ['§2 City pages', 'button', 'Refresh'],
    ['§2 City pages', 'link', /^Directions\W.+opens in a new tab/],
    ['§3', 'text', /^City Genie score \d\.\d\/5$/, 'our own score, named so'],
    ['§3', 'text', 'Hours can change; check before you go.', 'from general knowledge'],
  ],
  'plan, a stop unfolded': [
    ['§2 City pages', 'link', /^Map\W.+opens in a new tab/],
    ['§3', 'text', 'Hours that day'],
    ['§3', 'text', /^(Best time$|At its best )/, 'each fact is said once'],
    ['§3', 'text', 'Address'],
    ['§3', 'text', 'Reservation'],
  ],
  'plan, just generated': [
    ['§8 Search', 'toast', 'Recommendations Generated!'],
    ['§8 Search', 'toast', /^\d places found for you\.$/],
  ],
  'plan, in rain': [['§4', 'button', 'Show the dry-day plan', 'what rain has changed can be undone']],
  'plan, short': [['§2 City pages', 'text', /^Fewer places than usual: /, 'a short plan is better than none']],
  'plan, nothing found': [['§8 Search', 'text', 'No recommendations found. Please try again.', 'a short plan is better than none']],
  'plan, failed': [
    ['§8 Search', 'toast', 'Something went wrong'],
    ['§8 Search', 'toast', 'Please try again in a moment.'],
  ],
  'plan, guest limit': [
    ['§9', 'text', "You have used today's 10 free searches. Join the waitlist or come back tomorrow.", 'the free searches have a number'],
    ['§9', 'button', 'Join Waitlist', 'the free searches have a number'],
  ],
  'cuisine, near the plan': [
    ['§2 City pages', 'button', 'Back to your plan'],
    ['§2 City pages', 'link', /^View on Map\W.+opens in a new tab/],
    ['§2 City pages', 'link', /^Get Directions\W.+opens in a new tab/],
    ['§3', 'img', /^Price: .+, [1-4] of 4$/, 'drawn coins in place of emojis, with their meaning for listeners'],
    ['§3', 'text', /^City Genie score \d\.\d\/5$/, 'our own score, named so'],
  ],
  'cuisine, Details': [
    ['§2 City pages', 'tab', 'Details'],
    ['§2 City pages', 'tab', 'Tips'],
    ['§2 City pages', 'tab', 'Mood Match'],
  ],
  'cuisine, nothing found': [
    ['§8 Cuisine', 'text', 'No cuisine recommendations found'],
    ['§8 Cuisine', 'text', 'Try selecting a different mood or timeframe combination'],
  ],
  'cuisine, failed': [
    ['§8 Cuisine', 'text', 'Something went wrong'],
    ['§8 Cuisine', 'text', "We couldn't load cuisine recommendations right now. Please try again."],
    ['§8 Cuisine', 'button', 'Go Back'],
  ],
  'waitlist dialog': waitlistFields,
  'waitlist dialog, joined': [['§2 Waitlist form', 'heading', "You're on the list!"], ...welcome],
  'waitlist dialog, refused': [
    ['§8 Waitlist', 'toast', 'Something went wrong'],
    ['§8 Waitlist', 'toast', 'Please try again later.'],
  ],
  'waitlist at home, joined': [['§2 Waitlist form', 'heading', "You're on the list!"], ...welcome],
  'waitlist in a card, joined': [['§2 Waitlist form', 'heading', "You're on the list!"], ...welcome],
  'waitlist in the footer, joined': [['§2 Waitlist form', 'absent', "You're on the list!", 'compact: the toast alone says it'], ...welcome],
  ...accountTexts,
  ...memberTexts,
  ...paymentTexts,
  ...adminTexts,
  ...newsTexts,
  ...legalTexts,
  'search, with hits': [['§1', 'link', 'Paris', 'a search over what everybody may know']],
  'search, without hits': [['§1', 'text', 'Nothing found for “zanzibar”', 'a search over what everybody may know']],
  'an unknown address': [['§2', 'heading', '404 Page Not Found', 'status 404, too']],
};
