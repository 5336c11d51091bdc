import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, tooltipDelayMs, tooltipSkipMs } from './Tooltip.js';

beforeEach(() => {
  vi.useFakeTimers();
  // Tests before this one may have closed a tooltip, by another clock. So one closes by this clock, longer ago than the skip period.
  const { register } = setup();
  act(() => register.button.focus());
  cleanup();
  vi.advanceTimersByTime(tooltipSkipMs);
});

afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  render(
    <div>
      {['Register', 'News'].map((name) => (
        <Tooltip key={name} text={`${name}: not yet`}>
          {(id) => (
            <button type="button" aria-describedby={id}>
              {name}
            </button>
          )}
        </Tooltip>
      ))}
    </div>,
  );
  const control = (name: string) => {
    const button = screen.getByRole('button', { name });
    const area = button.parentElement ?? button;
    return {
      button,
      enter: () => fireEvent.pointerEnter(area),
      leave: () => fireEvent.pointerLeave(area),
      shown: () => !screen.getByText(`${name}: not yet`).hidden,
    };
  };
  return { register: control('Register'), news: control('News') };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Tooltip', () => {
  it('describes its control, and opens after 700 ms of hover', () => {
    const { register } = setup();
    expect(register.button).toHaveAccessibleDescription('Register: not yet');
    register.enter();
    pass(tooltipDelayMs - 1);
    expect(register.shown()).toBe(false);
    pass(1);
    expect(register.shown()).toBe(true);
    register.leave();
    expect(register.shown()).toBe(false);
  });

  it('moves left to stay within the window', () => {
    const { register } = setup();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
    vi.spyOn(screen.getByText('Register: not yet'), 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 0, 180, 30));
    act(() => register.button.focus());
    expect(screen.getByText('Register: not yet')).toHaveStyle({ '--shift': '-68px' });
  });

  it('opens at once within 300 ms of another one, and waits again after that', () => {
    const { register, news } = setup();
    register.enter();
    pass(tooltipDelayMs);
    register.leave();
    pass(tooltipSkipMs - 1);
    news.enter();
    pass(0);
    expect(news.shown()).toBe(true);
    news.leave();
    pass(tooltipSkipMs);
    register.enter();
    pass(tooltipDelayMs - 1);
    expect(register.shown()).toBe(false);
  });

  it('opens on focus at once, and closes on Escape', () => {
    const { register } = setup();
    act(() => register.button.focus());
    expect(register.shown()).toBe(true);
    fireEvent.keyDown(register.button, { key: 'Escape' });
    expect(register.shown()).toBe(false);
  });

  it('closes on Escape while hovered, wherever the focus is', () => {
    const { register } = setup();
    register.enter();
    pass(tooltipDelayMs);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(register.shown()).toBe(false);
  });
});
