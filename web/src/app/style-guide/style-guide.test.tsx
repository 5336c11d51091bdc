import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parisMoods } from '../../features/home/paris-moods.js';
import { contrastRatio } from './contrast.js';
import { StyleGuide } from './StyleGuide.js';
import { sampleMoods } from './sample-moods.js';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom has no canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
});

describe('style guide', () => {
  it('has a table of contents with a link to each chapter', () => {
    render(
      <BrowserRouter>
        <StyleGuide />
      </BrowserRouter>,
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.length).toBeGreaterThan(10);
    for (const contents of screen.getAllByRole('navigation', { name: 'On this page', hidden: true })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      const targets = links.map((link) => document.getElementById(new URL(link.getAttribute('href') ?? '', location.href).hash.slice(1)));
      expect(targets.map((target) => target?.querySelector('h2'))).toEqual(headings);
    }
  });

  it('has the same moods as the home page', () => {
    expect(sampleMoods).toEqual(parisMoods.map(({ id, name, color }) => ({ id, name, color })));
  });
});

describe('contrastRatio', () => {
  it.each([
    [[0, 0, 0], [255, 255, 255], 21],
    [[255, 255, 255], [0, 0, 0], 21],
    [[120, 120, 120], [120, 120, 120], 1],
    [[118, 118, 118], [255, 255, 255], 4.54],
  ] as const)('of %j and %j is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
  });
});
