import type { MailLinkFields } from '@city-genie/contracts/internal/mail-link';
import { addressLink, type Paragraph, pageLink } from './letter.js';
import type { MailContext } from './mail-words.js';

/** Where a mail client asks for no more mails of this kind (RFC 2369), and, where there is `oneClick`, does so by itself (RFC 8058). */
export type Unsubscribe = {
  /** A mail to people who take the address off the list. */
  mailto: string;
  oneClick?: string;
};

/** The headers by which mail clients offer it. */
export function unsubscribeHeaders({ mailto, oneClick }: Unsubscribe): Readonly<Record<string, string>> {
  return oneClick === undefined
    ? { 'List-Unsubscribe': `<${mailto}>` }
    : { 'List-Unsubscribe': `<${oneClick}>, <${mailto}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** For mails to people on the waitlist. @param leave missing in messages of earlier versions, which had no such link */
export function leaveByClick(leave: MailLinkFields | undefined, { supportEmail, oneClickLink }: MailContext): Unsubscribe {
  return { mailto: `mailto:${supportEmail}?subject=unsubscribe`, ...(leave && { oneClick: oneClickLink(leave) }) };
}

/** The way off the waitlist, in words: for who never asked, and for who asks no more. */
export function leaveInWords(leave: MailLinkFields | undefined, { supportEmail, leaveWaitlistLink }: MailContext): Paragraph {
  const reason = "You didn't ask for this, or have changed your mind? ";
  return leave === undefined
    ? [reason, 'Reply to this mail or write to ', addressLink(supportEmail), ", and we'll take your address off the list."]
    : [reason, 'Leave the waitlist, now or at any time: ', pageLink(leaveWaitlistLink(leave))];
}
