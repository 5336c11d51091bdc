/** A link that begins a mail to this mailbox. */
export const mailto = (mailbox: string, subject: string): string => `mailto:${mailbox}?subject=${encodeURIComponent(subject)}`;
