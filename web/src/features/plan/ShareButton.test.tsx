import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from './ShareButton.js';

const content = { title: 'A plan', text: 'A plan, 10:00 to 15:00', url: 'http://localhost:3000/paris?seed=1' };

/** A phone whose sheet answers like this, and what is copied on it. */
function onPhone(share: (shared: unknown) => Promise<void>) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

async function pressShare(name: string) {
  const user = userEvent.setup();
  const onCopied = vi.fn();
  render(<ShareButton shared={() => content} onCopied={onCopied} className="" />);
  await user.click(screen.getByRole('button', { name }));
  return { user, onCopied, copied: () => navigator.clipboard.readText() };
}

describe('sharing', () => {
  it('opens the system’s sheet where one points with a finger', async () => {
    const share = vi.fn(async () => undefined);
    onPhone(share);
    const { onCopied } = await pressShare('Share');
    expect(share).toHaveBeenCalledExactlyOnceWith(content);
    expect(onCopied).not.toHaveBeenCalled();
  });

  it('says nothing when the sheet is closed, and opens it again', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    onPhone(share);
    const { user, onCopied } = await pressShare('Share');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledTimes(2);
    expect(onCopied).not.toHaveBeenCalled();
  });

  it('opens one sheet at a time', async () => {
    const share = vi.fn(() => new Promise<void>(() => undefined));
    onPhone(share);
    const { user } = await pressShare('Share');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledOnce();
  });

  it('copies the link when the sheet fails', async () => {
    onPhone(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { onCopied, copied } = await pressShare('Share');
    expect(onCopied).toHaveBeenCalledOnce();
    expect(await copied()).toBe(content.url);
  });

  it('copies the link on a desktop, whatever its browser can', async () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
    const { onCopied, copied } = await pressShare('Copy link');
    expect(onCopied).toHaveBeenCalledOnce();
    expect(await copied()).toBe(content.url);
  });
});
