import { type Check, entriesOf, type Finding } from '../check.js';
import { describingTextsOf } from '../texts/entry-texts.js';
import { tics } from '../texts/tics.js';

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** C26: no turn of phrase comes back in too many texts of a city. */
export const checkTics: Check = ({ content }) => {
  const texts = entriesOf(content).flatMap(describingTextsOf);
  return tics.flatMap(({ name, pattern, share }): Finding[] => {
    const found = texts.filter(({ text }) => pattern.test(text)).length;
    const text = `“${name}” is in ${found} of ${texts.length} texts, ${percent(found / texts.length)}; ${percent(share)} at most`;
    return found > share * texts.length ? [{ code: 'C26', text }] : [];
  });
};
