import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { admin, openAdmin, serveUsers } from '../../testing/admin.js';
import { serveAudit } from '../../testing/audit.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber, unpaid, unpaidMember } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { refuseCall } from '../../testing/visitor.js';

const dashboard = { level: 1, name: 'Admin Dashboard' } as const;
const denied = { level: 1, name: 'Access Denied' } as const;

describe('/admin', () => {
  it('shows the dashboard to an administrator, with the way back to the site', async () => {
    serveUsers();
    await openAdmin();
    expect(await screen.findByRole('tablist', { name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'User Management',
      'Waitlist',
      'Analytics',
      'Reported Places',
      'Audit Log',
    ]);
    expect(screen.getByRole('heading', dashboard)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/');
  });

  it('sends an anonymous visitor to log in and back', async () => {
    const { address } = await renderSite('/admin');
    await waitFor(() => expect(address()).toBe('/login?redirect=/admin'));
  });

  it('keeps what was to be shown on the way over the login', async () => {
    const { address } = await renderSite('/admin?tab=audit');
    await waitFor(() => expect(address()).toBe('/login?redirect=/admin%3Ftab%3Daudit'));
  });

  it('waits while nobody knows who is here', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => new Promise<Response>(() => undefined)));
    const { address } = await renderSite('/admin');
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('One moment…');
    expect(screen.getByRole('heading', dashboard)).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(address()).toBe('/admin');
  });

  it('says so when nobody can tell who is here, and asks again', async () => {
    serveUsers();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
    const { user } = await renderSite('/admin');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t check who you are' })).toBeInTheDocument();
    server.use(http.get('*/api/auth/user', () => HttpResponse.json(admin)));
    await user.click(again);
    expect(await screen.findByRole('tab', { name: 'User Management' })).toBeInTheDocument();
  });

  it('is denied to a subscriber, in the ordered words', async () => {
    server.use(http.get('*/api/subscription-status', () => HttpResponse.json(paid)));
    const { user, address } = await openAdmin('/admin', subscriber);
    expect(await screen.findByRole('heading', denied)).toBeInTheDocument();
    expect(screen.getByText("You don't have administrator privileges to access this page.")).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(address()).toBe('/');
  });

  it('leads a visitor who has yet to pay to the plans, as the home page does; from then on it is denied', async () => {
    server.use(http.get('*/api/subscription-status', () => HttpResponse.json(unpaid)));
    const first = await openAdmin('/admin', unpaidMember);
    await waitFor(() => expect(first.address()).toBe('/subscribe'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Payment Required'));
    first.unmount();
    const { address } = await openAdmin('/admin', unpaidMember);
    expect(await screen.findByRole('heading', denied)).toBeInTheDocument();
    expect(address()).toBe('/admin');
  });

  it('is left when the session ends, which is said once', async () => {
    serveUsers();
    const { store, address, row } = await openAdmin('/admin?q=ada');
    await row('ada');
    await act(() => refuseCall(store, 'unauthenticated'));
    await waitFor(() => expect(address()).toBe('/login?redirect=/admin%3Fq%3Dada'));
    expect(await screen.findByText('Your session has ended. Log in to go on where you were.')).toHaveAttribute('role', 'status');
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('closes when the rights are taken away meanwhile', async () => {
    serveUsers();
    const { user, row } = await openAdmin();
    await row('ada');
    server.use(
      http.post('*/api/admin/users', () => refusal(403, 'forbidden', 'This is for administrators')),
      http.get('*/api/auth/user', () => HttpResponse.json(subscriber)),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
    expect(await screen.findByRole('heading', denied)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This is for administrators');
  });
});

describe('the tabs', () => {
  it('are in the address, and Enter opens what the arrow keys reach', async () => {
    serveAudit([[]]);
    const { asked } = serveUsers();
    const { user, address } = await openAdmin();
    const users = await screen.findByRole('tab', { name: 'User Management' });
    expect(users).toHaveAttribute('aria-selected', 'true');
    users.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Waitlist' })).toHaveFocus();
    await user.keyboard('{End}');
    const audit = screen.getByRole('tab', { name: 'Audit Log' });
    expect(audit).toHaveFocus();
    expect(address()).toBe('/admin');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/admin?tab=audit');
    expect(audit).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.keyboard('{Home}{Enter}');
    expect(address()).toBe('/admin');
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(asked.length).toBeGreaterThan(0);
  });

  it('are the first one for a word that is none of them', async () => {
    serveUsers();
    await openAdmin('/admin?tab=waffles');
    expect(await screen.findByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
  });

  it('open from the address without asking for what another tab shows', async () => {
    const { asked } = serveUsers();
    serveAudit([[]]);
    await openAdmin('/admin?tab=audit');
    expect(await screen.findByRole('tab', { name: 'Audit Log' })).toHaveAttribute('aria-selected', 'true');
    expect(asked).toEqual([]);
  });
});
