import { copyInstead } from './account-letter.js';
import { letter } from './layout.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo, shownText } from './shown-text.js';
import { leaveByClick, leaveInWords } from './unsubscribe.js';

const untilThen =
  'Until then, think of a mood. When your day comes you tell us how you would like the city to feel and how long you have; the places, the order and the walk between them are our part.';

/** Paris, which people may choose as well, is open already. An invitation to register may come before any city opens. */
function whenItOpens(city: string): string {
  return city === 'Paris'
    ? 'Paris is open to everybody already, so start there whenever you like. We write when it is your turn to register.'
    : `We'll notify you as soon as City Genie launches in ${shownText(city, 'your city')}. While we are in closed beta, your invitation may come earlier.`;
}

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
