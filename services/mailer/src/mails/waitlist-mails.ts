import { copyInstead } from './account-letter.js';
import { letter } from './layout.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo, shownText } from './shown-text.js';
import { leaveByClick, leaveInWords } from './unsubscribe.js';

/** Mails to people on the waitlist. */
export const waitlistMails: WordsAbout<'waitlist'> = {
  /** Names the city, asks to confirm the address, and says what to do when somebody else entered it. */
  'waitlist.joined': ({ name, city, confirm, leave }, context) => ({
    ...letter({
      subject: confirm ? 'Confirm your place on the waitlist' : "You're on the list",
      greeting: greetingTo(name),
      paragraphs: [
        confirm
          ? 'Thank you for signing up. Please confirm that this address is yours, and your place is kept.'
          : 'Thank you for signing up.',
        `We'll notify you as soon as City Genie launches in ${shownText(city, 'your city')}, and not before.`,
        'Until then, think of a mood. When your day comes you tell us how you would like the city to feel and how long you have; the places, the order and the walk between them are our part.',
      ],
      ...(confirm && {
        action: {
          label: 'Confirm my address',
          href: context.confirmEntryLink(confirm),
          note: `The link works for 30 days. ${copyInstead}`,
        },
      }),
      smallPrint: [leaveInWords(leave, context)],
    }),
    unsubscribe: leaveByClick(leave, context),
  }),
};
