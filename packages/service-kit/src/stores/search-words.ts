import mongoose from 'mongoose';
import { emailKey } from '../mailbox/mailbox-key.js';

/*
 * Administrators search by the beginnings of words. A row keeps its words in an array with an index (docs/rules/accounts.md#user-management).
 */

/** More words narrow a search no further in practice, and each costs a look-up. */
const mostWords = 5;

/** Without case, and without accents, which not every keyboard has. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => folded(text).split(/[^\p{L}\p{N}]+/u);

/** An address, its domain, and the words of both. */
export function addressWords(email: string): string[] {
  const address = folded(emailKey(email));
  return [address, address.slice(address.lastIndexOf('@') + 1), ...wordsOf(address)];
}

/** These words as they are stored: each once, none empty. */
export function storedWords(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== '');
}

/** What was typed, as the beginnings of words that all have to be found. It is split as what is stored, but for what is part of an address. */
export function typedWords(search: string): string[] {
  const parts = folded(search).split(/[\s,;]+/u);
  // What holds no word at all, such as `.*`, is looked for as it is, and not found.
  const split = (part: string) => (part.includes('@') || storedWords(wordsOf(part)).length === 0 ? [part] : wordsOf(part));
  const words = parts.map((part) => part.replace(/^@/, '')).flatMap(split);
  return storedWords(words).slice(0, mostWords);
}

/** Conditions on `searchWords`, one for each typed word: `/^beginning/`, case sensitive, which MongoDB looks up in the index. */
export function wordConditions(search: string): { searchWords: object }[] {
  const beginningWith = (word: string) => mongoose.trusted({ $regex: `^${word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}` });
  return typedWords(search).map((word) => ({ searchWords: beginningWith(word) }));
}
