import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openAccount } from '../../testing/open-account.js';
import { guardedAccount } from '../../testing/sample-account.js';
import { server } from '../../testing/server.js';

const codes = Array.from({ length: 10 }, (_, index) => `abcd-${index}fgh`);
const name = 'Two-step verification';

describe('recovery codes', () => {
  async function openCodes() {
    server.use(http.post('*/api/account/second-factor/recovery-codes', () => HttpResponse.json({ success: true, recoveryCodes: codes })));
    const site = await openAccount(guardedAccount);
    await site.user.click(site.section(name).getByRole('button', { name: 'New recovery codes' }));
    expect(site.section(name).getByText(/those that you have stop working/)).toHaveFocus();
    await site.user.click(site.section(name).getByRole('button', { name: 'Make new codes' }));
    await screen.findByRole('heading', { name: 'Keep these recovery codes' });
    return site;
  }

  it('are made only when that is wanted, since the ones before end', async () => {
    const { user, section } = await openAccount(guardedAccount);
    await user.click(section(name).getByRole('button', { name: 'New recovery codes' }));
    await user.click(section(name).getByRole('button', { name: 'Keep mine' }));
    expect(section(name).getByRole('button', { name: 'New recovery codes' })).toHaveFocus();
  });

  it('hold back who would leave the page without them', async () => {
    await openCodes();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('hold back who would go to another page of the site, by a link or by Back', async () => {
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    const { user, section, address } = await openCodes();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith('Leave without your recovery codes? They are not shown again.');
    history.back();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    history.back();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    await user.click(screen.getByRole('link', { name: 'Support' }));
    expect(asked).toHaveBeenCalledTimes(3);
    expect(address()).toBe('/account');
    expect(section(name).getAllByRole('listitem')).toHaveLength(10);
  });

  it('hold back who would log out, before the session ends', async () => {
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    const { user, section } = await openCodes();
    const ended = vi.fn();
    server.use(
      http.post('*/api/auth/logout', () => {
        ended();
        return HttpResponse.json({ success: true, message: 'Logged out' });
      }),
    );
    await user.click(screen.getByRole('button', { name: /^ada/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith('Leave without your recovery codes? They are not shown again.');
    expect(ended).not.toHaveBeenCalled();
    expect(section(name).getAllByRole('listitem')).toHaveLength(10);
  });

  it('let go who wants that', async () => {
    const asked = vi.fn(() => true);
    vi.stubGlobal('confirm', asked);
    const { user, address } = await openCodes();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('ask nothing any more once they are kept', async () => {
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    const { user, section, address } = await openCodes();
    await user.click(section(name).getByRole('button', { name: 'I have kept them' }));
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked).not.toHaveBeenCalled();
  });

  it('are copied, one a line', async () => {
    const { user, section } = await openCodes();
    await user.click(section(name).getByRole('button', { name: 'Copy' }));
    expect(await section(name).findByText('Copied')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  });

  it('say so when the browser doesn’t allow copying', async () => {
    const { user, section } = await openCodes();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await user.click(section(name).getByRole('button', { name: 'Copy' }));
    expect(await section(name).findByText(/^Your browser doesn’t allow it\./)).toBeInTheDocument();
  });

  it('are saved as a text that says whose they are', async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user, section } = await openCodes();
    await user.click(section(name).getByRole('button', { name: 'Save as text' }));
    expect(clicked.mock.contexts[0]).toHaveProperty('download', 'city-genie-recovery-codes.txt');
    expect(await blobs[0]?.text()).toBe(['City Genie: recovery codes of ada', 'Each works once.', '', ...codes, ''].join('\n'));
  });

  it('are printed on a sheet of their own, which goes with them', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user, section } = await openCodes();
    await user.click(section(name).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = () => document.querySelector('body > .recovery-sheet');
    expect(sheet()).toHaveTextContent(/^City Genie: recovery codes of ada/);
    await user.click(section(name).getByRole('button', { name: 'I have kept them' }));
    expect(sheet()).toBeNull();
    expect(section(name).getByText('Your new recovery codes count from now on')).toHaveAttribute('role', 'status');
  });
});
