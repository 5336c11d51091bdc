import type { Letter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';
import type { Unsubscribe } from './unsubscribe.js';

/** A mail as it is sent. `unsubscribe`: for mails that nobody asked for at this very moment. */
export type MailContent = { subject: string; text: string; html: string; unsubscribe?: Unsubscribe };

/** One mail as plain text and as HTML with the same words. */
export function letter(written: Letter): MailContent {
  return { subject: written.subject, text: letterText(written), html: letterHtml(written) };
}
