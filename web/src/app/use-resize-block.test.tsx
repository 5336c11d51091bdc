import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resizeBlockMs, useResizeBlock } from './use-resize-block.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isBlocked = () => document.documentElement.hasAttribute('data-resizing');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function resizeTo(width: number) {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  fireEvent(window, new Event('resize'));
}

it('nothing moves until 250 ms after the last change of the window’s width', () => {
  renderHook(() => useResizeBlock());
  expect(isBlocked()).toBe(false);
  resizeTo(900);
  pass(resizeBlockMs - 1);
  resizeTo(800);
  pass(resizeBlockMs - 1);
  expect(isBlocked()).toBe(true);
  pass(1);
  expect(isBlocked()).toBe(false);
});

it('a window that changes its height alone stops nothing, and neither does a page that is gone', () => {
  const { unmount } = renderHook(() => useResizeBlock());
  fireEvent(window, new Event('resize'));
  expect(isBlocked()).toBe(false);
  resizeTo(700);
  unmount();
  expect(isBlocked()).toBe(false);
  resizeTo(600);
  expect(isBlocked()).toBe(false);
});
