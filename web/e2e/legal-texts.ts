import type { SpecText } from './checks/says.js';

const backHome: SpecText = ['§2 Static pages', 'link', 'Back to Home'];
const dated: SpecText = ['§2 Static pages', 'text', 'Effective and last updated: January 18, 2025', 'as given'];

/** The ordered texts of About and the legal pages, by state. */
export const legalTexts = {
  about: [
    ['§1', 'text', /City Genie was launched in 2025\. We are in closed beta in Paris, London, Madrid and New York/, 'as given'],
    ['§1', 'text', /More cities are coming/],
    ['§1', 'absent', /thousands of users/i, 'there is no count yet'],
    ['§2 Static pages', 'text', 'How does City Genie choose places?'],
    ['§2 Static pages', 'text', 'Which cities can I explore?'],
    ['§2 Static pages', 'text', 'Are the opening hours right?'],
    ['§2 Static pages', 'link', 'Start Your Journey'],
    ['§2 Static pages', 'link', 'Explore Cities'],
    backHome,
  ],
  privacy: [
    dated,
    ...[
      '1 Introduction',
      '2 Information we collect',
      'Personal information',
      'Usage information',
      '3 How we use it',
      '4 How we share it',
      '5 Security',
      '6 Your rights',
      '7 Cookies',
      '8 Retention',
      '9 International transfers',
      '10 Children',
      '11 Changes',
      '12 Contact',
    ].map((title): SpecText => ['§2 Static pages', 'heading', title]),
    ...['Access', 'Rectification', 'Erasure', 'Portability', 'Objection', 'Restriction'].map(
      (right): SpecText => ['§2 Static pages', 'text', right],
    ),
    ['§2 Static pages', 'text', /not for children under 13/],
    backHome,
  ],
  terms: [
    dated,
    ['§9', 'text', /30 days/],
    ['§9', 'text', /except as required by law and under our 30-day money-back guarantee on the first payment/, 'the guarantee'],
    backHome,
  ],
  cookies: [dated, backHome],
} as const satisfies Record<string, readonly SpecText[]>;
