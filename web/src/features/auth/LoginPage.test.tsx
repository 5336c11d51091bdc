import type { LoginRequest } from '@city-genie/contracts/auth/request';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectCurrentUser } from '../../app/access.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber, unpaid } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { watchTimers } from '../../testing/timers.js';
import { signIn } from '../../testing/visitor.js';
import { askSubscriptionStatus } from './subscription-status-api.js';

const admin = { ...subscriber, isAdmin: true };

/** A server that lets this user in, and whose cookies come with the reply. */
function letIn(user: CurrentUser, status: () => Response = () => HttpResponse.json(paid)) {
  const logins: LoginRequest[] = [];
  const asked = { status: 0 };
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  server.use(
    http.post<never, LoginRequest>('*/api/auth/login', async ({ request }) => {
      logins.push(await request.json());
      cookie.mockReturnValue('signed_in=1');
      server.use(http.get('*/api/auth/user', () => HttpResponse.json(user)));
      return HttpResponse.json({ success: true, user });
    }),
    http.get('*/api/subscription-status', () => {
      asked.status += 1;
      return status();
    }),
  );
  return { logins, asked };
}

function refuseLogins(answer: () => Response) {
  server.use(http.post('*/api/auth/login', answer));
}

/** A server that keeps the first question at this path open until the test ends it. */
function keepOpen(path: string, answer: () => Response) {
  const question = { isAsked: false, end: () => {} };
  const ended = new Promise<void>((resolve) => {
    question.end = resolve;
  });
  server.use(
    http.get(path, async () => {
      question.isAsked = true;
      await ended;
      return answer();
    }),
  );
  return question;
}

async function openLogin(path = '/login') {
  const site = await renderSite(path);
  const form = within(screen.getByRole('form', { name: 'Login' }));
  const fillIn = async (username: string, password = 'Rain-over-Paris') => {
    await site.user.clear(form.getByLabelText('Username or email'));
    await site.user.type(form.getByLabelText('Username or email'), username);
    await site.user.clear(form.getByLabelText('Password'));
    await site.user.type(form.getByLabelText('Password'), password);
    await site.user.click(form.getByRole('button', { name: 'Log in' }));
  };
  return { ...site, form, fillIn };
}

const alert = () => screen.getByRole('alert');

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

describe('a login that fails', () => {
  it('says so, keeps the fields, and marks the password', async () => {
    refuseLogins(() => refusal(401, 'invalid_credentials', 'Invalid username or password.'));
    const { form, fillIn, address } = await openLogin();
    await fillIn('ada');
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(alert()).toHaveTextContent('Invalid username or password.');
    expect(form.getByLabelText('Username or email')).toHaveValue('ada');
    expect(form.getByLabelText('Password')).toHaveFocus();
    expect(address()).toBe('/login');
  });

  it('takes an address along to where a password is reset', async () => {
    const { user, form } = await openLogin();
    await user.type(form.getByLabelText('Username or email'), 'ada@example.com');
    await user.click(form.getByRole('link', { name: 'Forgot your password?' }));
    const forgot = within(await screen.findByRole('form', { name: 'Forgot password' }));
    expect(forgot.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('signs nobody out', async () => {
    refuseLogins(() => refusal(401, 'invalid_credentials', 'Invalid username or password.'));
    const { store, fillIn } = await openLogin();
    await act(() => signIn(store, subscriber));
    await fillIn('eva');
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(selectCurrentUser(store.getState())).toEqual(subscriber);
  });

  it('blames the password only when the server has read it', async () => {
    refuseLogins(() => HttpResponse.error());
    const { form, fillIn } = await openLogin();
    await fillIn('ada');
    expect(await form.findByText('City Genie could not be reached. Please try again in a moment.')).toBeInTheDocument();
    expect(alert()).toHaveTextContent('City Genie could not be reached. Please try again in a moment.');
    refuseLogins(() => new HttpResponse('<h1>no</h1>', { status: 401 }));
    await fillIn('ada');
    expect(await form.findByText('Invalid username or password.')).toBeInTheDocument();
    expect(form.queryByText(/could not be reached/)).not.toBeInTheDocument();
  });

  it.each([
    ['by its status', () => refusal(402, 'payment_required', 'Please subscribe')],
    ['by its words', () => refusal(403, 'forbidden', 'Payment required')],
  ])('leads to the payment after two seconds, %s', async (_by, answer) => {
    refuseLogins(answer);
    const { fillIn, address } = await openLogin();
    const timers = watchTimers();
    await fillIn('ada');
    expect(await screen.findByText('Payment Required')).toBeInTheDocument();
    expect(alert()).toHaveTextContent('Please complete your subscription payment to access your account.');
    expect(address()).toBe('/login');
    await timers.end(2000);
    expect(address()).toBe('/subscribe');
  });
});

describe('a login with an address that isn’t verified', () => {
  function refuseUnverified() {
    const asked: unknown[] = [];
    refuseLogins(() => refusal(403, 'email_not_verified', 'Please verify your email address first.'));
    server.use(
      http.post('*/api/auth/resend-verification', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true, message: 'A new link is on its way' });
      }),
    );
    return asked;
  }

  it('has a link in its toast that sends another mail to the address that was typed', async () => {
    const asked = refuseUnverified();
    const { user, fillIn } = await openLogin('/login?redirect=/about');
    await fillIn('ada@example.com');
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(within(alert()).getByRole('link', { name: 'Resend link' }));
    expect(await screen.findByText('A new link is on its way')).toHaveFocus();
    expect(asked).toEqual([{ email: 'ada@example.com' }]);
  });

  it('asks for the address when a username was typed', async () => {
    const asked = refuseUnverified();
    const { user, form, fillIn } = await openLogin();
    await fillIn('ada');
    await user.click(await form.findByRole('link', { name: 'Resend link' }));
    expect(alert()).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { name: 'Resend link' })).toHaveFocus();
    const resend = within(screen.getByRole('form', { name: 'Resend link' }));
    await user.click(resend.getByRole('button', { name: 'Resend link' }));
    expect(await resend.findByText('Please enter a valid email address')).toBeInTheDocument();
    await user.type(resend.getByLabelText('Email'), 'ada@example.com');
    await user.click(resend.getByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('A new link is on its way')).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'ada@example.com' }]);
  });

  it('closes that form with the next attempt, and keeps where to go', async () => {
    refuseUnverified();
    const { user, form, fillIn, address } = await openLogin('/login?redirect=/about');
    await fillIn('ada');
    await user.click(await form.findByRole('link', { name: 'Resend link' }));
    expect(screen.getByRole('form', { name: 'Resend link' })).toBeInTheDocument();
    await fillIn('eva');
    await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Resend link' })).not.toBeInTheDocument());
    expect(address()).toBe('/login?redirect=/about');
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
