import { addressWords, folded, storedWords, wordsOf } from '@city-genie/service-kit/stores/search-words';

type Searched = { username: string; firstName: string; lastName: string; email: string };

/** The words by whose beginnings administrators find a user: the names, the address, and their parts. */
export function searchWordsOf({ username, firstName, lastName, email }: Searched): string[] {
  return storedWords([folded(username), ...addressWords(email), ...[username, firstName, lastName].flatMap(wordsOf)]);
}
