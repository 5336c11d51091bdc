import { z } from 'zod';

/** A display name, possibly empty, and the address. */
export type Mailbox = { name: string; address: string };

const address = z.email();

/** Parses `address` or `Name <address>`. @returns undefined for anything else, including several addresses and line breaks. */
export function parseMailbox(text: string): Mailbox | undefined {
  const parts = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/u.exec(text);
  const mailbox = { name: parts?.[1] ?? '', address: parts?.[2] ?? parts?.[3] ?? '' };
  return address.safeParse(mailbox.address).success ? mailbox : undefined;
}

/** The part after the @, needed for a Message-ID. */
export function domainOf({ address: text }: Mailbox): string {
  return text.slice(text.lastIndexOf('@') + 1);
}
