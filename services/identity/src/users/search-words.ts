import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';

type Searched = { username: string; firstName: string; lastName: string; email: string };

/** More words narrow a search no further in practice, and each costs a look-up. */
const mostWords = 5;

/** Without case, and without accents, which not every keyboard has. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const partsOf = (text: string): string[] => folded(text).split(/[^\p{L}\p{N}]+/u);

/** The words by whose beginnings administrators find a user: the names, the address, and their parts. */
export function searchWordsOf({ username, firstName, lastName, email }: Searched): string[] {
  const [name, address] = [folded(username), folded(emailKey(email))];
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const words = [name, address, domain, ...partsOf(username), ...partsOf(firstName), ...partsOf(lastName), ...partsOf(address)];
  return [...new Set(words)].filter((word) => word !== '');
}

/** What was typed, as the beginnings of words that all have to be found. */
export function typedWords(search: string): string[] {
  const words = folded(search).split(/[\s,;]+/u);
  return [...new Set(words.map((word) => word.replace(/^@/, '')))].filter((word) => word !== '').slice(0, mostWords);
}
