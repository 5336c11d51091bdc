/** What decides about the contrast of a text, as a short key, and an element for each such key. */
type Colours = { keys: string[]; elements: Element[] };

/**
 * Elements of a part whose colours come about in a way that isn't among the known ones: own colour, size and weight, and what lies behind
 * them, layer by layer. Runs in the page.
 */
export function newColours(part: string, known: readonly string[]): Colours {
  const seen = new Set(known);
  const behind = new Map<Element, number>();
  const fields = 'input, select, textarea';

  /** FNV-1a, going on from an earlier one. */
  const hashed = (text: string, from: number): number => {
    let hash = from;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
    }
    return hash >>> 0;
  };

  function layersOf(element: Element | null): number {
    if (element === null) {
      return 2_166_136_261;
    }
    const hash = behind.get(element);
    if (hash !== undefined) {
      return hash;
    }
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    const layer = [element.className, color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join(' ');
    const found = hashed(layer, layersOf(element.parentElement));
    behind.set(element, found);
    return found;
  }

  const fresh = new Map<string, Element>();
  function note(element: Element): void {
    const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const layers = layersOf(element);
    const key = `${layers.toString(36)}.${hashed([fontSize, fontWeight, textShadow].join(' '), layers).toString(36)}`;
    if (!seen.has(key) && !fresh.has(key) && element.checkVisibility({ visibilityProperty: true })) {
      fresh.set(key, element);
    }
  }

  for (const root of document.querySelectorAll(part)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement && text.textContent?.trim() !== '') {
        note(text.parentElement);
      }
    }
    for (const field of root.querySelectorAll(fields)) {
      note(field);
    }
  }
  return { keys: [...fresh.keys()], elements: [...fresh.values()] };
}
