import type { Letter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';

/** A mail as it is sent. `unsubscribeLink`: where a reader's mail client asks for no more mails of this kind. */
export type MailContent = { subject: string; text: string; html: string; unsubscribeLink?: string };

/** One mail as plain text and as HTML with the same words. */
export function letter(written: Letter): MailContent {
  return { subject: written.subject, text: letterText(written), html: letterHtml(written) };
}
