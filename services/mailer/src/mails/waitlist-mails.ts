import { letter } from './layout.js';
import { addressLink } from './letter.js';
import type { WordsAbout } from './mail-words.js';
import { greetingTo, shownText } from './shown-text.js';
import { unsubscribeByMail } from './unsubscribe.js';

/** Mails to people on the waitlist. */
export const waitlistMails: WordsAbout<'waitlist'> = {
  /** Names the city, and says what to do when somebody else entered the address. */
  'waitlist.joined': ({ name, city }, { supportEmail }) => ({
    ...letter({
      subject: "You're on the list",
      greeting: greetingTo(name),
      paragraphs: [
        `Thank you for signing up. We'll notify you as soon as City Genie launches in ${shownText(city, 'your city')}, and not before.`,
        'Until then, think of a mood. When your day comes you tell us how you would like the city to feel and how long you have; the places, the order and the walk between them are our part.',
      ],
      smallPrint: [
        [
          "You didn't ask for this? Then somebody typed your address by mistake. Reply to this mail or write to ",
          addressLink(supportEmail),
          ", and we'll take it off the list.",
        ],
      ],
    }),
    unsubscribeLink: unsubscribeByMail(supportEmail),
  }),
};
