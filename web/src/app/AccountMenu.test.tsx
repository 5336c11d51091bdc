import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/handlers.js';
import { renderSite } from '../testing/render-site.js';
import { subscriber } from '../testing/sample-user.js';
import { server } from '../testing/server.js';
import { pageLoad } from './late/page-load.js';

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  reported.mockClear();
  // jsdom has no layout and no `reportError`.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('reportError', reported);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(subscriber)));
});

async function openMenu() {
  const open = vi.spyOn(pageLoad, 'open').mockReturnValue();
  const reload = vi.spyOn(pageLoad, 'reload').mockReturnValue();
  const { store, user } = await renderSite('/privacy-policy');
  await user.click(await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('button', { name: 'ada' }));
  const select = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
  const signOutEverywhere = async () => {
    await select('Sign out everywhere');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  };
  return { store, user, select, signOutEverywhere, open, reload };
}

function answerLogout(path: 'logout' | 'force-logout', answer: () => Response) {
  const calls = { count: 0 };
  server.use(
    http.post(`*/api/auth/${path}`, () => {
      calls.count += 1;
      return answer();
    }),
  );
  return calls;
}

const ok = () => HttpResponse.json({ success: true, message: 'You are logged out' });
const away = () => refusal(503, 'service_unavailable', 'Please try again later');

describe('account menu', () => {
  it('has the user, and the way to another password and out', async () => {
    await openMenu();
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('ada@example.com')).toBeInTheDocument();
    expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Account',
      'Change Password',
      'Logout',
      'Sign out everywhere',
    ]);
  });

  it('loses its open dialog, and what was typed there, when the session ends', async () => {
    const { select } = await openMenu();
    await select('Change Password');
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeInTheDocument();
    server.use(http.get('*/api/auth/user', () => refusal(401, 'unauthenticated', 'Please log in')));
    fireEvent.focus(window);
    expect(await screen.findByText('You have been logged out')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('Logout goes home with a page of its own', async () => {
    const calls = answerLogout('logout', ok);
    const { select, open } = await openMenu();
    await select('Logout');
    await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('/'));
    expect(calls.count).toBe(1);
  });

  it('Logout that fails says so, is logged, and leaves the visitor where they are', async () => {
    answerLogout('logout', away);
    const { select, open, reload } = await openMenu();
    await select('Logout');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to logout. Please try again.'));
    expect(within(screen.getByRole('alert')).getByText('Error')).toBeInTheDocument();
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'logout failed' }));
    expect([open.mock.calls, reload.mock.calls]).toEqual([[], []]);
  });

  it('Sign out everywhere says first what it does, and does nothing when that is cancelled', async () => {
    const calls = answerLogout('force-logout', ok);
    const { user, select, reload } = await openMenu();
    await select('Sign out everywhere');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(dialog.getByText(/in every browser, and in this one, too\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([calls.count, reload.mock.calls]).toEqual([0, []]);
  });

  it('Sign out everywhere drops what is cached, calls the server, clears the storages and reloads', async () => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('plan', '1');
    const { store, signOutEverywhere, reload } = await openMenu();
    const cachedAtCall: string[] = [];
    answerLogout('force-logout', () => {
      const { api } = store.getState();
      cachedAtCall.push(...Object.values(api?.queries ?? {}).map((query) => query?.status ?? ''));
      expect(localStorage).toHaveLength(1);
      return ok();
    });
    await signOutEverywhere();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(cachedAtCall).not.toContain('fulfilled');
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, { 'city-genie.signed-out': 'done' }]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('Sign out everywhere that fails only reloads, and is logged; the page is to say so', async () => {
    localStorage.setItem('theme', 'dark');
    answerLogout('force-logout', away);
    const { signOutEverywhere, reload } = await openMenu();
    await signOutEverywhere();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect({ ...sessionStorage }).toEqual({ 'city-genie.signed-out': 'failed' });
    expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'logging out everywhere failed' }));
  });

  it('is in the menu of phones, which stays open when Escape closes the account’s', async () => {
    vi.spyOn(pageLoad, 'open').mockReturnValue();
    const { user } = await renderSite('/privacy-policy');
    const phoneMenu = screen.getByRole('button', { name: 'Menu' });
    await user.click(phoneMenu);
    const account = await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('button', { name: 'ada' });
    await user.click(account);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(phoneMenu).toHaveAttribute('aria-expanded', 'true');
    expect(account).toHaveFocus();
  });
});
