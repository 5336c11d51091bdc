import { copyInstead } from './account-letter.js';
import { letter } from './layout.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo, shownText } from './shown-text.js';
import { leaveByClick, leaveInWords } from './unsubscribe.js';

const untilThen =
  'Until then, think of a mood. When your day comes you tell us how you would like the city to feel and how long you have; the places, the order and the walk between them are our part.';

const whenItOpens = (city: string) => `We'll notify you as soon as City Genie launches in ${shownText(city, 'your city')}, and not before.`;

/** Mails to people on the waitlist. Both name the city, and say what to do when somebody else entered the address. */
export const waitlistMails: WordsAbout<'waitlist'> = {
  'waitlist.confirm': ({ name, city, confirm, leave }, context) => ({
    ...letter({
      subject: 'Confirm your place on the waitlist',
      greeting: greetingTo(name),
      paragraphs: [
        'Thank you for signing up. Please confirm that this address is yours, and your place is kept.',
        whenItOpens(city),
        untilThen,
      ],
      action: {
        label: 'Confirm my address',
        href: context.confirmEntryLink(confirm),
        note: `The link works for 30 days. ${copyInstead}`,
      },
      smallPrint: [leaveInWords(leave, context)],
    }),
    unsubscribe: leaveByClick(leave, context),
  }),

  'waitlist.joined': ({ name, city }, context) => ({
    ...letter({
      subject: "You're on the list",
      greeting: greetingTo(name),
      paragraphs: [`Thank you for signing up. ${whenItOpens(city)}`, untilThen],
      smallPrint: [leaveInWords(undefined, context)],
    }),
    unsubscribe: leaveByClick(undefined, context),
  }),
};
