import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, tooltipDelayMs } from './Tooltip.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  render(
    <Tooltip text="Not yet">
      {(id) => (
        <button type="button" aria-describedby={id}>
          Register
        </button>
      )}
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  const shown = () => !screen.getByText('Not yet').classList.contains('invisible');
  return { button, shown };
}

describe('Tooltip', () => {
  it('describes its control and opens after 700 ms of rest', () => {
    const { button, shown } = setup();
    expect(button).toHaveAccessibleDescription('Not yet');
    fireEvent.pointerEnter(button.parentElement ?? button);
    act(() => vi.advanceTimersByTime(tooltipDelayMs - 1));
    expect(shown()).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBe(true);
  });

  it('opens on focus at once and closes on Escape', () => {
    const { button, shown } = setup();
    act(() => button.focus());
    expect(shown()).toBe(true);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(shown()).toBe(false);
  });
});
