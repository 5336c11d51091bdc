import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Marked, splitAtHits } from './Marked.js';

const hits = (text: string, query: string) => splitAtHits(text, query).flatMap((piece) => (piece.hit ? [piece.text] : []));

describe('splitAtHits', () => {
  it('marks beginnings of words in their original spelling, with or without accents', () => {
    expect(hits('Le Café, les cafés, décaf', 'cafe')).toEqual(['Café', 'café']);
    expect(hits('Cafe\u0301 Müller', 'cafe muller')).toEqual(['Café', 'Müller']);
  });

  it('marks a ligature as a whole, and the letters after it where they stand', () => {
    expect(hits('Le Sacré-Cœur et l’œuvre, Straße', 'coeur o stras')).toEqual(['Cœur', 'œ', 'Straß']);
    expect(hits('Cœur de Bœuf, Café', 'cafe')).toEqual(['Café']);
  });

  it('prefers the longer of two words', () => {
    expect(hits('Romantic Rome', 'rom romantic')).toEqual(['Romantic', 'Rom']);
  });

  it('keeps the whole text', () => {
    for (const [text, query] of [
      ['Straße am Fluss İstanbul 😀 x', 'x'],
      ['plain', ''],
      ['', 'x'],
    ] as const) {
      expect(
        splitAtHits(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('Marked', () => {
  it('renders the text once, with its hits marked', () => {
    const { container } = render(<Marked text="Slow mornings" query="slow" />);
    expect(container).toHaveTextContent('Slow mornings');
    expect(container.querySelector('mark')).toHaveTextContent('Slow');
  });
});
