import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlaceVignette } from './PlaceVignette.js';

let scrollIntoView = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = () => act(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const shown = (id: string) => {
  const { container } = render(<PlaceVignette id={id} category="church" className="size-24" />);
  return {
    use: () => container.querySelector('use'),
    hasPattern: () => container.querySelector('.bg-wash') !== null,
    box: () => container.firstElementChild,
  };
};

it('a place’s drawing is loaded when it is nearly in sight, in a box that is there before', () => {
  const { use, box, hasPattern } = shown('paris-sainte-chapelle');
  expect(box()).toHaveClass('size-24');
  expect(box()).toHaveAttribute('aria-hidden', 'true');
  expect([use(), hasPattern()]).toEqual([null, false]);
  scrollIntoView();
  expect(use()?.getAttribute('href')).toMatch(/^\/assets\/[0-9a-f]{10}\.svg#v$/);
});

it('a drawing that can’t be loaded is a pattern', () => {
  const { use, box, hasPattern } = shown('paris-sainte-chapelle');
  scrollIntoView();
  fireEvent.error(use() ?? document.body);
  expect([use(), hasPattern()]).toEqual([null, true]);
  expect(box()).toHaveClass('size-24');
});

it.each(['paris-somewhere', 'sainte-chapelle', 'atlantis-pantheon'])('%s has a pattern', (id) => {
  expect(shown(id).hasPattern()).toBe(true);
});
