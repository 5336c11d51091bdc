import { countries } from '@city-genie/contracts/auth/countries';
import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { openRegister, serveRegistration } from '../../testing/registration.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleSiteConfig } from '../../testing/sample-site-config.js';
import { server } from '../../testing/server.js';

describe('registration, the form', () => {
  it('has links of its own in the header', async () => {
    await openRegister();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    // The first one to the search and the one to the news are for the sheet of narrow windows.
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/#how-it-works',
      '/#cities',
      '/search',
      '/news',
      '/login',
      '/register',
      '/search',
    ]);
  });

  it('names what is missing, in the ordered words', async () => {
    const { sent } = serveRegistration();
    const { form, send } = await openRegister();
    await send();
    expect(await form.findByText('First name is required')).toBeInTheDocument();
    for (const text of [
      'Last name is required',
      'Please select your country',
      'Please enter a valid email address',
      'Username must be at least 3 characters',
      'Password must be at least 8 characters',
      'Please confirm your password',
      'Please accept the Terms and confirm that you are 13 or older',
    ]) {
      expect(form.getByText(text)).toBeInTheDocument();
    }
    expect(form.getByLabelText('First name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('compares the passwords, also while other fields are still wrong', async () => {
    serveRegistration();
    const { user, form, send, type } = await openRegister();
    await type('Password', 'Rain-over-Paris');
    await type('Confirm password', 'Rain-over-Rome');
    await send();
    expect(await form.findByText("Passwords don't match")).toBeInTheDocument();
    await user.clear(form.getByLabelText('Confirm password'));
    await type('Confirm password', 'Rain-over-Paris');
    expect(form.queryByText("Passwords don't match")).not.toBeInTheDocument();
    expect(form.getByText('First name is required')).toBeInTheDocument();
  });

  it('says which rule a password breaks', async () => {
    serveRegistration();
    const { form, send, type } = await openRegister();
    await type('Password', 'rain-over-paris');
    await send();
    expect(await form.findByText('Password must contain at least one uppercase letter')).toBeInTheDocument();
  });

  it('offers the countries of the contract, and is known to password managers', async () => {
    const { form } = await openRegister();
    const options = within(form.getByLabelText('Country')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Choose a country', ...countries]);
    const autocomplete = ['First name', 'Last name', 'Country', 'Email', 'Username', 'Password', 'Confirm password'].map((label) =>
      form.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(autocomplete).toEqual(['given-name', 'family-name', 'country-name', 'email', 'username', 'new-password', 'new-password']);
  });

  it('sends neither the second password nor the box, but the version of the terms and the invitation', async () => {
    const { sent } = serveRegistration();
    const { fillIn, send } = await openRegister('/register?invite=abc.def');
    await fillIn();
    await send();
    expect(await screen.findByText('Account Created!')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        country: 'France',
        username: 'ada',
        password: 'Rain-over-Paris',
        subscriptionPlan: 'monthly',
        termsVersion: '2025-01-18',
        inviteToken: 'abc.def',
      },
    ]);
  });

  it('keeps what was typed for a reload, without the passwords, until the account exists', async () => {
    serveRegistration();
    const first = await openRegister();
    await first.fillIn();
    cleanup();
    const { form, type, send, user } = await openRegister();
    expect(form.getByLabelText('First name')).toHaveValue('Ada');
    expect(form.getByLabelText('Country')).toHaveValue('France');
    expect(form.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(form.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('Rain-over-Paris');
    await type('Password', 'Rain-over-Paris');
    await type('Confirm password', 'Rain-over-Paris');
    await user.click(form.getByRole('checkbox'));
    await send();
    expect(await screen.findByText('Account Created!')).toBeInTheDocument();
    expect(sessionStorage.getItem('city-genie.registration')).toBeNull();
  });

  it('opens the terms in another tab', async () => {
    const { form } = await openRegister();
    expect(form.getByRole('link', { name: /^Terms.*opens in a new tab/ })).toHaveAttribute('target', '_blank');
  });

  it('shows the server’s messages beside their fields, and in the toast', async () => {
    const username = 'This username is already taken';
    serveRegistration({ registration: () => refusal(409, 'conflict', username, { username }) });
    const { form, fillIn, send } = await openRegister();
    await fillIn();
    await send();
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(username);
    expect(form.getByLabelText('Username')).toHaveFocus();
    const field = form.getByLabelText('Username');
    expect(field).toHaveAccessibleDescription(`${username} Is it you? Log in to complete your subscription.`);
    expect(form.getByRole('link', { name: 'Log in to complete your subscription.' })).toHaveAttribute('href', '/login');
  });

  it('leads to the login beside an e-mail address that has an account, until it is changed', async () => {
    const email = 'No account could be made';
    serveRegistration({ registration: () => refusal(409, 'conflict', email, { email }) });
    const { form, fillIn, send, type } = await openRegister();
    await fillIn();
    await send();
    expect(await form.findByRole('link', { name: 'Log in to complete your subscription.' })).toBeInTheDocument();
    await type('Email', 'x');
    expect(form.queryByText(/^Is it you/)).not.toBeInTheDocument();
    expect(form.getByText('We mail you a link that confirms it.')).toBeInTheDocument();
  });

  it.each([
    ['says nothing', () => new HttpResponse(null, { status: 502 }), 'Something went wrong. Please try again.'],
    ['is away', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
  ])('has a text of its own when the server %s', async (_what, answer, text) => {
    serveRegistration({ registration: answer });
    const { form, fillIn, send } = await openRegister();
    await fillIn();
    await send();
    expect(await form.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('registration that is closed', () => {
  const setMode = (registrationMode: 'open' | 'invite' | 'closed') =>
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...sampleSiteConfig, registrationMode })));

  const waitlist = () => screen.findByRole('form', { name: 'Waitlist' });

  it.each(['closed', 'invite'] as const)('offers the waitlist in the mode %s', async (mode) => {
    setMode(mode);
    await renderSite('/register');
    expect(await waitlist()).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registration temporarily disabled');
    expect(screen.queryByRole('form', { name: 'Create Account' })).not.toBeInTheDocument();
  });

  it('offers it to people with an invitation when it is closed, too', async () => {
    setMode('closed');
    await renderSite('/register?invite=abc');
    expect(await waitlist()).toBeInTheDocument();
  });

  it('shows the form to people with an invitation', async () => {
    setMode('invite');
    const { store } = await renderSite('/register?invite=abc');
    await expect.poll(() => JSON.stringify(store.getState().api?.queries)).toContain('"registrationMode":"invite"');
    expect(screen.getByRole('form', { name: 'Create Account' })).toBeInTheDocument();
  });

  it('offers the waitlist when the server refuses', async () => {
    serveRegistration({ registration: () => refusal(403, 'registration_closed', 'Registration temporarily disabled') });
    const { fillIn, send } = await openRegister();
    await fillIn();
    await send();
    expect(await waitlist()).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
