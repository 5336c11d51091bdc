import { addressWords, folded, storedWords, wordsOf } from '@city-genie/service-kit/stores/search-words';
import type { EntryRow } from './entry-model.js';

/** By what an entry is found and sorted. */
export function wordsOfEntry({ name, email }: Pick<EntryRow, 'name' | 'email'>): Pick<EntryRow, 'searchWords' | 'nameKey'> {
  return { searchWords: storedWords([...wordsOf(name), ...addressWords(email)]), nameKey: folded(name.trim()) };
}
