/** The key by which addresses are equal: case is ignored. Dots and tags count, because only some providers ignore them. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

const googleDomains = ['gmail.com', 'googlemail.com'];

/** Whether the provider of this address ignores dots, as Google does. @param emailKey an `emailKey` or a `mailboxKey` */
export function ignoresDots(emailKey: string): boolean {
  return googleDomains.includes(emailKey.slice(emailKey.lastIndexOf('@') + 1));
}

/**
 * The mailbox behind an address, for counting mails: without the `+tag`, which most providers ignore, and at Google without dots. Entries
 * aren't compared by it, since elsewhere such addresses may belong to two people.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [name = '', domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return ignoresDots(key) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
