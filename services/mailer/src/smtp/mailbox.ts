import { z } from 'zod';

/** A name to show, possibly empty, and where the mail goes. */
export type Mailbox = { name: string; address: string };

const address = z.email();

/** Reads `address` or `Name <address>`. @returns undefined for anything else, several addresses and line breaks included. */
export function parseMailbox(text: string): Mailbox | undefined {
  const parts = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/u.exec(text);
  const mailbox = { name: parts?.[1] ?? '', address: parts?.[2] ?? parts?.[3] ?? '' };
  return address.safeParse(mailbox.address).success ? mailbox : undefined;
}

/** The part after the @, which a Message-ID needs. */
export function domainOf({ address: text }: Mailbox): string {
  return text.slice(text.lastIndexOf('@') + 1);
}
