import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.js';
import { leaveLayers } from './use-back.js';

/** A dialog that can open another one above it. */
function Nested({ level }: { level: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {level}
      </button>
      {isOpen && (
        <Dialog title={`Level ${level}`} onClose={() => setOpen(false)}>
          {level < 2 && <Nested level={level + 1} />}
        </Dialog>
      )}
    </>
  );
}

const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);

async function openBoth() {
  const user = userEvent.setup();
  render(<Nested level={1} />);
  await user.click(screen.getByRole('button', { name: 'Open 1' }));
  await user.click(screen.getByRole('button', { name: 'Open 2' }));
  expect(titles()).toEqual(['Level 1', 'Level 2']);
  return user;
}

/** Lets the history do what it was asked for. */
const historyIsQuiet = () => new Promise((resolve) => setTimeout(resolve, 20));

// As the router leaves it.
beforeEach(() => history.pushState({ key: 'page', idx: 3 }, ''));
afterEach(() => vi.restoreAllMocks());

describe('the browser’s Back', () => {
  it('closes the uppermost dialog, one at a time, and leaves the page’s own entry as it was', async () => {
    await openBoth();
    history.back();
    await waitFor(() => expect(titles()).toEqual(['Level 1']));
    history.back();
    await waitFor(() => expect(titles()).toEqual([]));
    expect(history.state).toEqual({ key: 'page', idx: 3 });
  });

  it('leads to the page before, once a dialog was closed by itself', async () => {
    const user = await openBoth();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
    expect(titles()).toEqual(['Level 1']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.state).toEqual({ key: 'page', idx: 3 }));
  });

  it('is left alone by a dialog above which another page was opened', async () => {
    const user = await openBoth();
    history.pushState({ key: 'next', idx: 4 }, '', '/next');
    const went = vi.spyOn(history, 'go');
    for (const close of screen.getAllByRole('button', { name: 'Close' }).reverse()) {
      await user.click(close);
    }
    expect(titles()).toEqual([]);
    expect(went).not.toHaveBeenCalled();
  });
});

describe('a dialog', () => {
  it('stays open when React takes it down and up again to test it, and is still closed by Back', async () => {
    const user = userEvent.setup();
    render(
      <StrictMode>
        <Nested level={1} />
      </StrictMode>,
    );
    const went = vi.spyOn(history, 'go');
    await user.click(screen.getByRole('button', { name: 'Open 1' }));
    await historyIsQuiet();
    expect([titles(), went.mock.calls]).toEqual([['Level 1'], []]);
    history.back();
    await waitFor(() => expect(titles()).toEqual([]));
    expect(history.state).toEqual({ key: 'page', idx: 3 });
  });

  it('isn’t closed by a step forward to a part of the page', async () => {
    await openBoth();
    location.hash = '#main';
    await historyIsQuiet();
    expect([history.state ?? null, titles()]).toEqual([null, ['Level 1', 'Level 2']]);
  });
});

describe('leaveLayers', () => {
  it('goes to the entry of the page, which closes what lies above it', async () => {
    await openBoth();
    await leaveLayers();
    expect(history.state).toEqual({ key: 'page', idx: 3 });
    await waitFor(() => expect(titles()).toEqual([]));
  });

  it('does nothing without layers', async () => {
    const went = vi.spyOn(history, 'go');
    await leaveLayers();
    expect(went).not.toHaveBeenCalled();
  });
});
