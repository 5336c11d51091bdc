import { type Check, entriesOf, type Finding } from '../check.js';

/** The words of a text as they are written, a genitive (`Leather Lane’s`) without its ending, between single spaces. */
function spaced(text: string): string {
  const words = text.replace(/[’'ʼ]s(?!\p{L})/gu, '').split(/[^\p{L}\p{N}’'ʼ]+/u);
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}

/** C25: a guide sends nobody to a hidden gem that no plan and no list can have: each of its lines names a place or a restaurant. */
export const checkGuideNames: Check = ({ city, content }, { demandsOf }) => {
  if (!demandsOf(city.key).guideNames) {
    return [];
  }
  const names = entriesOf(content).flatMap(({ name, localName }) => (localName === undefined ? [name] : [name, localName]).map(spaced));
  return content.guide.moods.flatMap((mood) =>
    mood.hiddenGems
      .filter((line) => !names.some((name) => spaced(line).includes(name)))
      .map((line): Finding => ({ code: 'C25', text: `the guide of ${mood.id} names no entry in: ${line}` })),
  );
};
