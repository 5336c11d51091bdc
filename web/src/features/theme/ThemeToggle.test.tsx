import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from './ThemeToggle.js';

const shown = () => document.documentElement.dataset.theme;

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('theme toggle', () => {
  it('cycles through system, light and dark, and saves the choice', async () => {
    const user = userEvent.setup();
    render(<ThemeToggle />);
    await user.click(screen.getByRole('button', { name: 'Theme: system' }));
    await user.click(await screen.findByRole('button', { name: 'Theme: light' }));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(await screen.findByRole('button', { name: 'Theme: dark' }));
    expect(await screen.findByRole('button', { name: 'Theme: system' })).toBeInTheDocument();
    expect(shown()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('follows another tab', async () => {
    render(<ThemeToggle />);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(await screen.findByRole('button', { name: 'Theme: dark' })).toBeInTheDocument();
  });

  it('works when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const user = userEvent.setup();
    render(<ThemeToggle />);
    await user.click(screen.getByRole('button', { name: 'Theme: system' }));
    expect(await screen.findByRole('button', { name: 'Theme: light' })).toBeInTheDocument();
  });
});
