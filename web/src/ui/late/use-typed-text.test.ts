import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedText } from './use-typed-text.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A field whose value lives in an address that follows what is written to it. */
function field() {
  const written: string[] = [];
  const write = (words: string) => void written.push(words);
  const view = renderHook(({ inAddress }) => useTypedText({ inAddress, write, pauseMs: 300 }), { initialProps: { inAddress: '' } });
  return {
    written,
    text: () => view.result.current[0],
    type: (text: string) => act(() => view.result.current[1](text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    goTo: (inAddress: string) => view.rerender({ inAddress }),
  };
}

describe('useTypedText', () => {
  it('writes what was typed once a pause is made, without spaces around it', () => {
    const { written, text, type, wait, goTo } = field();
    type('a');
    wait(299);
    type('ad ');
    wait(299);
    expect(written).toEqual([]);
    wait(1);
    expect(written).toEqual(['ad']);
    goTo('ad');
    expect(text()).toBe('ad ');
    wait(1000);
    expect(written).toEqual(['ad']);
  });

  it('follows an address that changes elsewhere', () => {
    const { written, text, type, wait, goTo } = field();
    type('ada');
    goTo('bob');
    expect(text()).toBe('bob');
    wait(300);
    expect(written).toEqual([]);
  });
});
