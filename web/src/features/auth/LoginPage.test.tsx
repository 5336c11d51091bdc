import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectCurrentUser } from '../../app/access.js';
import { refusal } from '../../testing/handlers.js';
import { keepOpen, letIn, openLogin } from '../../testing/login.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber, unpaid } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { noteSignOut } from './signed-out-note.js';
import { askSubscriptionStatus } from './subscription-status-api.js';

const admin = { ...subscriber, isAdmin: true };

describe('login', () => {
  it('leads on to registration and to a new password, and suits password managers', async () => {
    const { form } = await openLogin();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    expect(main.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    expect(form.getByLabelText('Username or email')).toHaveAttribute('autocomplete', 'username');
    expect(form.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('asks for both fields before anything is sent', async () => {
    const { logins } = letIn(subscriber);
    const { user, form } = await openLogin();
    await user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await form.findByText('Please enter your username or email address')).toBeInTheDocument();
    expect(form.getByText('Please enter your password')).toBeInTheDocument();
    expect(form.getByLabelText('Username or email')).toHaveFocus();
    expect(logins).toEqual([]);
  });

  it('takes a subscriber home, and the header knows them', async () => {
    const { logins } = letIn(subscriber);
    const { fillIn, address } = await openLogin();
    await fillIn(' ada@example.com ');
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    expect(screen.getByText('Welcome back to City Genie.')).toBeInTheDocument();
    expect(await within(screen.getByRole('banner')).findByText('ada')).toBeInTheDocument();
    await vi.waitFor(() => expect(address()).toBe('/'));
    expect(logins).toEqual([{ username: 'ada@example.com', password: 'Rain-over-Paris' }]);
  });

  it('takes a subscriber to where they wanted to go, on this site', async () => {
    letIn(subscriber);
    const { fillIn, address } = await openLogin('/login?redirect=/about');
    await fillIn('ada');
    await vi.waitFor(() => expect(address()).toBe('/about'));
  });

  it('leads nobody to another site', async () => {
    letIn(subscriber);
    const { fillIn, address } = await openLogin('/login?redirect=//evil.example');
    await fillIn('ada');
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  it('asks nothing about the subscription of an administrator', async () => {
    const { asked } = letIn(admin);
    const { fillIn, address } = await openLogin('/login?redirect=/terms-of-service');
    await fillIn('ada');
    await vi.waitFor(() => expect(address()).toBe('/terms-of-service'));
    expect(asked.status).toBe(0);
  });

  it('takes whoever has yet to pay to the payment, wherever they wanted to go', async () => {
    letIn(subscriber, () => HttpResponse.json(unpaid));
    const { fillIn, address } = await openLogin('/login?redirect=/about');
    await fillIn('ada');
    await vi.waitFor(() => expect(address()).toBe('/subscribe'));
  });

  it('takes them home when the subscription can’t be read', async () => {
    letIn(subscriber, () => refusal(503, 'entitlement_unavailable', 'Please try again later'));
    const { fillIn, address } = await openLogin('/login?redirect=/about');
    await fillIn('ada');
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  it('works after the server has said that nobody is signed in', async () => {
    letIn(subscriber);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => refusal(401, 'unauthenticated', 'Please log in')));
    const { store, fillIn, address } = await openLogin();
    await vi.waitFor(() => expect(store.getState().access?.status).toBe('anonymous'));
    await fillIn('ada');
    await vi.waitFor(() => expect(address()).toBe('/'));
    expect(selectCurrentUser(store.getState())).toEqual(subscriber);
  });

  it.each([
    ['a 401', () => refusal(401, 'unauthenticated', 'Please log in')],
    ['no reply', () => HttpResponse.error()],
  ])('asks who is signed in again when an earlier question is still open and ends with %s', async (_end, answer) => {
    letIn(subscriber);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    const earlier = keepOpen('*/api/auth/user', answer);
    const { store, fillIn, address } = await openLogin('/login?redirect=/about');
    const knownUsers: unknown[] = [];
    server.use(
      http.get('*/api/subscription-status', () => {
        knownUsers.push(selectCurrentUser(store.getState()));
        return HttpResponse.json(paid);
      }),
    );
    await vi.waitFor(() => expect(earlier.isAsked).toBe(true));
    await fillIn('ada');
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    earlier.end();
    await vi.waitFor(() => expect(address()).toBe('/about'));
    expect(knownUsers[0]).toEqual(subscriber);
  });

  it('asks for the subscription again when an earlier question is still open and ends with a 401', async () => {
    letIn(subscriber);
    const { store, fillIn, address } = await openLogin('/login?redirect=/about');
    const earlier = keepOpen('*/api/subscription-status', () => refusal(401, 'unauthenticated', 'Please log in'));
    void store.dispatch(askSubscriptionStatus(subscriber.id));
    await vi.waitFor(() => expect(earlier.isAsked).toBe(true));
    await fillIn('ada');
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    server.use(http.get('*/api/subscription-status', () => HttpResponse.json(paid)));
    earlier.end();
    await vi.waitFor(() => expect(address()).toBe('/about'));
    expect(selectCurrentUser(store.getState())).toEqual(subscriber);
  });
});

describe('the reason to log in', () => {
  const reason = () => within(screen.getByRole('main')).getByRole('status');

  it('is the page that one wanted', async () => {
    await openLogin('/login?redirect=/account');
    expect(reason()).toHaveTextContent('Log in to go on to the page that you wanted.');
  });

  it.each(['/login', '/login?redirect=//evil.example', '/login?loginReason=ended'])('is nothing at %s', async (path) => {
    await openLogin(path);
    expect(reason()).toBeEmptyDOMElement();
  });

  it('is the new password, after a reset', async () => {
    server.use(http.post('*/api/auth/reset-password', () => HttpResponse.json({ success: true, message: 'Done' })));
    const { user } = await renderSite('/reset-password?token=abc');
    await user.type(screen.getByLabelText('New password'), 'Window-Seat-7');
    await user.type(screen.getByLabelText('Confirm password'), 'Window-Seat-7{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Continue to Login' }));
    expect(await screen.findByText('Your password is changed. Log in with the new one.')).toHaveAttribute('role', 'status');
  });

  it('is that one has signed out everywhere, until one goes on', async () => {
    noteSignOut('done');
    const { user, store } = await openLogin('/login?redirect=/account');
    expect(reason()).toHaveTextContent(/^You’re signed out everywhere\.$/);
    expect(store.getState().toast.lastId).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

describe('after signing out everywhere', () => {
  it('a page that everybody may see says it in a toast, once', async () => {
    noteSignOut('done');
    const first = await renderSite('/about');
    expect(await screen.findByText('You’re signed out everywhere')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    first.unmount();
    const { store } = await renderSite('/about');
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('the account page leaves it to the login page', async () => {
    noteSignOut('done');
    const { address, store } = await renderSite('/account');
    await vi.waitFor(() => expect(address()).toBe('/login?redirect=/account'));
    expect(await screen.findByText('You’re signed out everywhere.')).toHaveAttribute('role', 'status');
    expect(store.getState().toast.lastId).toBe(0);
  });
});

describe('after a log-out everywhere that failed', () => {
  const failed = 'Signing out everywhere may not have worked, so other browsers may still be signed in. Please try again.';

  it.each(['/about', '/account'])('%s says that others may still be signed in, once', async (path) => {
    noteSignOut('failed');
    const { store } = await renderSite(path);
    await vi.waitFor(() => expect(store.getState().toast.current).toMatchObject({ tone: 'error', text: failed }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('the login page doesn’t say that it has worked', async () => {
    noteSignOut('failed');
    const { address } = await renderSite('/account');
    await vi.waitFor(() => expect(address()).toBe('/login?redirect=/account'));
    expect(await screen.findByText('Log in to go on to the page that you wanted.')).toHaveAttribute('role', 'status');
    expect(await screen.findByText(failed)).toBeInTheDocument();
  });
});

describe('/login?message=stripe-pending', () => {
  it('says for ten seconds that the account was created', async () => {
    const { store } = await openLogin('/login?message=stripe-pending');
    expect(await screen.findByText('Account Created Successfully!')).toBeInTheDocument();
    expect(screen.getByText('Payment setup is pending. Please contact support for immediate access.')).toBeInTheDocument();
    expect(store.getState().toast.current?.durationMs).toBe(10_000);
  });

  it('says nothing otherwise', async () => {
    await openLogin('/login?message=hello');
    expect(screen.queryByText('Account Created Successfully!')).not.toBeInTheDocument();
  });
});
