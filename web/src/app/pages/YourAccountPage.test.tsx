import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authApi } from '../../features/auth/auth-api.js';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { openAccount } from '../../testing/open-account.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleAccount } from '../../testing/sample-account.js';
import { subscriber, unpaid } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { refuseCall } from '../../testing/visitor.js';
import { pageLoad } from '../late/page-load.js';

const signedIn = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');

const main = () => within(screen.getByRole('main'));

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()));

describe('/account', () => {
  it('leads strangers to log in, and back to the section that they wanted', async () => {
    const { address } = await renderSite('/account#email');
    await waitFor(() => expect(address()).toBe('/login?redirect=/account%23email'));
  });

  it('leads to log in when the session has ended, which the login page says, and nothing else', async () => {
    const { store, address } = await openAccount();
    await act(() => refuseCall(store, 'unauthenticated'));
    await waitFor(() => expect(address()).toBe('/login?redirect=/account'));
    expect(await screen.findByText('Your session has ended. Log in to go on where you were.')).toHaveAttribute('role', 'status');
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('keeps nothing of one user for the next one, who has logged in meanwhile', async () => {
    const { store } = await openAccount();
    expect(main().getByText(sampleAccount.email)).toBeInTheDocument();
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json({ ...subscriber, id: '64b0000000000000000000ff', username: 'eve' })),
      http.get('*/api/account', () => new Promise<Response>(() => undefined)),
    );
    await act(async () => void (await store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }))));
    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('Your account is being looked up'));
    expect(main().queryByText(sampleAccount.email)).not.toBeInTheDocument();
  });

  it('waits while nobody knows who is here', async () => {
    signedIn();
    server.use(http.get('*/api/auth/user', () => new Promise<Response>(() => undefined)));
    await renderSite('/account');
    expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeInTheDocument();
    expect(main().getByRole('status')).toHaveTextContent('Your account is being looked up');
  });

  it('sends nobody away during an outage, and can ask again', async () => {
    signedIn();
    server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
    const { user, address } = await renderSite('/account');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(main().getByRole('alert')).toHaveTextContent('We couldn’t check who you are');
    expect(address()).toBe('/account');
    server.use(http.get('*/api/auth/user', () => HttpResponse.json(subscriber)));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'Profile' })).toBeInTheDocument();
  });

  it('can be asked for again when the account couldn’t be read', async () => {
    signedIn();
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json(subscriber)),
      http.get('*/api/account', () => refusal(503, 'service_unavailable', 'Please try again later')),
    );
    const { user } = await renderSite('/account');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(main().getByRole('alert')).toHaveTextContent('Your account can’t be shown just nowIt is all there');
    tellAccount(sampleAccount);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'Profile' })).toBeInTheDocument();
  });

  it('says that the visitor is offline, where that is the reason', async () => {
    signedIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json(subscriber)),
      http.get('*/api/account', () => HttpResponse.error()),
    );
    await renderSite('/account');
    expect(await main().findByText('You are offline. Please try again when you are connected.')).toBeInTheDocument();
  });

  it('has a section for each entry of its contents', async () => {
    await openAccount();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(contents.getAllByRole('link').map(({ textContent }) => textContent));
    for (const link of contents.getAllByRole('link')) {
      expect(document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')).toBeInstanceOf(HTMLElement);
    }
  });

  it('goes to the section of its address once that is there', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openAccount(sampleAccount, { path: '/account#data' });
    expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus();
    expect(scrolled.mock.contexts).toContain(document.getElementById('data'));
  });

  it('tells who the user is; what is paid stands in one other place', async () => {
    const { section } = await openAccount();
    const facts = within(screen.getByRole('region', { name: 'Profile' }))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Ada L', 'ada', 'ada@example.com', 'France', '4 March 2026']);
    expect(section('Profile').queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  });

  it('is there for users who have yet to pay', async () => {
    server.use(http.get('*/api/subscription-status', () => HttpResponse.json(unpaid)));
    const { section, store, address } = await openAccount({ ...sampleAccount, subscriptionStatus: 'incomplete' });
    await waitFor(() => expect(store.getState().access?.payment).toBe('needed'));
    expect(address()).toBe('/account');
    expect(section('Profile').queryByText('Subscription')).not.toBeInTheDocument();
  });

  it('tells an administrator that nothing is to be paid', async () => {
    const { section } = await openAccount({ ...sampleAccount, isAdmin: true, subscriptionStatus: 'incomplete' });
    expect(section('Profile').getByText('Administrator: every city is open')).toBeInTheDocument();
    expect(section('Profile').queryByText('Subscription')).not.toBeInTheDocument();
  });

  it('opens the dialog for another password', async () => {
    const { user, section } = await openAccount();
    await user.click(section('Password').getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeInTheDocument();
  });

  it('signs out everywhere, after a question', async () => {
    const reload = vi.spyOn(pageLoad, 'reload').mockReturnValue();
    const ended = vi.fn();
    server.use(
      http.post('*/api/auth/force-logout', () => {
        ended();
        return HttpResponse.json({ success: true, message: 'You are logged out' });
      }),
    );
    const { user, section } = await openAccount();
    await user.click(section('Signed-in browsers').getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(ended).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe('support', () => {
  const subjectOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('subject');

  it.each([
    ['a subscriber by the month', sampleAccount, 'Priority support (subscriber): ada'],
    ['a subscriber by the year', { ...sampleAccount, subscriptionPlan: 'yearly' } as const, 'Priority support (subscriber): ada'],
    ['somebody who has yet to pay', { ...sampleAccount, subscriptionStatus: 'incomplete' }, 'Support: ada'],
    ['somebody whose subscription has ended', { ...sampleAccount, subscriptionStatus: 'canceled' }, 'Support: ada'],
  ])('is told that %s writes', async (_who, account, subject) => {
    const { section } = await openAccount(account);
    const link = await section('Support').findByRole('link', { name: 'Write to support@example.com' });
    expect(link.getAttribute('href')).toMatch(/^mailto:support@example\.com\?/);
    expect(subjectOf(link)).toBe(subject);
  });
});
