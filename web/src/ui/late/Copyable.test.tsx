import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { watchTimers } from '../../testing/timers.js';
import { Copyable, copiedMs } from './Copyable.js';

async function press() {
  const user = userEvent.setup();
  render(<Copyable text="ada@example.com" label="the email of ada" />);
  return () => user.click(screen.getByRole('button', { name: 'Copy the email of ada' }));
}

describe('Copyable', () => {
  it('copies its text, and says so for a while', async () => {
    const copy = await press();
    const timers = watchTimers();
    await copy();
    expect(await navigator.clipboard.readText()).toBe('ada@example.com');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await timers.end(copiedMs);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('selects the text where the clipboard is closed', async () => {
    const copy = await press();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await copy();
    expect(screen.getByRole('status')).toHaveTextContent('Selected');
    expect(String(window.getSelection())).toBe('ada@example.com');
  });
});
