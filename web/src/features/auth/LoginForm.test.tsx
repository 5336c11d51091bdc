import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectCurrentUser } from '../../app/access.js';
import { refusal } from '../../testing/handlers.js';
import { openLogin, refuseLogins } from '../../testing/login.js';
import { subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { watchTimers } from '../../testing/timers.js';
import { signIn } from '../../testing/visitor.js';

const alert = () => screen.getByRole('alert');

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

  it('shows the ways on also while a toast says why', async () => {
    refuseUnverified();
    const { form, fillIn } = await openLogin();
    await fillIn('ada');
    expect(alert()).toHaveTextContent('Login failed');
    expect(await form.findByRole('link', { name: 'Wrong address?' })).toBeVisible();
    expect(form.getByRole('link', { name: 'Wrong address?' }).closest('.invisible')).toBeNull();
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

describe('a login with an address that was mistyped', () => {
  function refuseUnverified(answer: () => Response = () => HttpResponse.json({ success: true, message: 'We have sent a link to it.' })) {
    const asked: unknown[] = [];
    refuseLogins(() => refusal(403, 'email_not_verified', 'Please verify your email address first.'));
    server.use(
      http.post('*/api/auth/correct-email', async ({ request }) => {
        asked.push(await request.json());
        return answer();
      }),
    );
    return asked;
  }

  async function openCorrection(login = 'ada') {
    const site = await openLogin('/login?redirect=/about');
    await site.fillIn(login, 'Rain-over-Paris');
    await site.user.click(await site.form.findByRole('link', { name: 'Wrong address?' }));
    expect(screen.getByRole('heading', { name: 'Wrong address?' })).toHaveFocus();
    const correction = within(screen.getByRole('form', { name: 'Wrong address?' }));
    const send = async (email: string) => {
      await site.user.type(correction.getByLabelText('New email'), email);
      await site.user.click(correction.getByRole('button', { name: 'Send link' }));
    };
    return { ...site, correction, send };
  }

  it('leads to a form that corrects it with the password that was just typed', async () => {
    const asked = refuseUnverified();
    const { send } = await openCorrection();
    await send(' ada@example.net ');
    const sent = await screen.findByText(/we have sent a link to it\./);
    expect(sent).toHaveFocus();
    expect(sent).toHaveTextContent('If ada@example.net can be used, we have sent a link to it. Open it, then log in.');
    expect(asked).toEqual([{ username: 'ada', password: 'Rain-over-Paris', newEmail: 'ada@example.net' }]);
  });

  it('then says no more that a link is in the former mailbox, until the next attempt; another link can be asked for', async () => {
    refuseUnverified();
    const { form, fillIn, send } = await openCorrection();
    expect(form.getByText('Please verify your email address first.')).toBeInTheDocument();
    await send('ada@example.net');
    await screen.findByText(/we have sent a link to it/);
    expect(form.queryByText('Please verify your email address first.')).not.toBeInTheDocument();
    expect(form.getByRole('link', { name: 'Resend link' })).toBeInTheDocument();
    await fillIn('ada');
    expect(await form.findByText('Please verify your email address first.')).toBeInTheDocument();
  });

  it('sends whoever logged in by the former address to their username, since nobody has that address any more', async () => {
    refuseUnverified();
    const { form, send } = await openCorrection('ada@exampel.com');
    await send('ada@example.net');
    expect(await screen.findByText(/Log in with your username, and correct it once more\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use another address' })).not.toBeInTheDocument();
    expect(form.queryByRole('link', { name: 'Wrong address?' })).not.toBeInTheDocument();
  });

  it('takes yet another address when that one was wrong, too', async () => {
    const asked = refuseUnverified();
    const { user, send } = await openCorrection();
    await send('ada@exampel.net');
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    const field = within(screen.getByRole('form', { name: 'Wrong address?' })).getByLabelText('New email');
    expect(field).toHaveFocus();
    await user.type(field, 'ada@example.net{Enter}');
    expect(await screen.findByText(/we have sent a link to it/)).toHaveTextContent('ada@example.net');
    expect(asked).toHaveLength(2);
  });

  it('says at the field that the account has that address already, and in no toast', async () => {
    const message = accountMessages.correctedAlready;
    refuseUnverified(() => refusal(400, 'validation_failed', message, { newEmail: message }));
    const { correction, send } = await openCorrection();
    await send('ada@example.com');
    expect(await correction.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText('Address not corrected')).not.toBeInTheDocument();
  });

  it('says at the field what is no address, and asks nobody', async () => {
    const asked = refuseUnverified();
    const { correction, send } = await openCorrection();
    await send('ada');
    expect(await correction.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('says in a toast why it was refused, and keeps the form', async () => {
    const text = 'Please log in, and change your email address on your account page.';
    refuseUnverified(() => refusal(409, 'conflict', text));
    const { correction, send } = await openCorrection();
    await send('ada@example.net');
    expect(await screen.findByText('Address not corrected')).toBeInTheDocument();
    expect(alert()).toHaveTextContent(text);
    expect(correction.getByLabelText('New email')).toHaveValue('ada@example.net');
  });

  it('leads there from the form for another link, too', async () => {
    refuseUnverified();
    const { user, fillIn, form } = await openLogin();
    await fillIn('ada');
    await user.click(await form.findByRole('link', { name: 'Resend link' }));
    const main = within(screen.getByRole('main'));
    await user.click(main.getAllByRole('link', { name: 'Wrong address?' }).at(-1) ?? expect.fail('no link'));
    expect(screen.getByRole('form', { name: 'Wrong address?' })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Resend link' })).not.toBeInTheDocument();
  });
});
