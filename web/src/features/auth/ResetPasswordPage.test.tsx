import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

const invalid = () => refusal(400, 'invalid_token', 'This password reset link is invalid or expired.');

async function openReset(answer: () => Response = () => HttpResponse.json({ success: true, message: 'Password Reset Successfully' })) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/reset-password', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  const site = await renderSite('/reset-password?token=abc.def');
  const form = within(screen.getByRole('form', { name: 'Reset password' }));
  const send = () => site.user.click(form.getByRole('button', { name: 'Reset Password' }));
  const fillIn = async (password: string, again = password) => {
    await site.user.type(form.getByLabelText('New password'), password);
    await site.user.type(form.getByLabelText('Confirm password'), again);
  };
  return { ...site, form, send, fillIn, sent };
}

describe('the link', () => {
  it('without a token leads to where links are asked for', async () => {
    const { address } = await renderSite('/reset-password');
    await vi.waitFor(() => expect(address()).toBe('/forgot-password'));
    expect(await screen.findByText('Invalid Link')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This password reset link is invalid or expired.');
  });

  it('with an empty token, too', async () => {
    const { address } = await renderSite('/reset-password?token=');
    await vi.waitFor(() => expect(address()).toBe('/forgot-password'));
  });

  it('has its token moved from the address into the history', async () => {
    const { address, historyState } = await openReset();
    await vi.waitFor(() => expect(address()).toBe('/reset-password'));
    expect(historyState()).toEqual({ token: 'abc.def' });
    expect(screen.queryByText('Invalid Link')).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('has the requirements of a reset, and a button for each password', async () => {
    const { form } = await openReset();
    const requirements = within(form.getByRole('list')).getAllByRole('listitem');
    expect(requirements.map((item) => item.textContent?.replace(': to do', ''))).toEqual([
      'At least 8 characters',
      'An uppercase letter',
      'A lowercase letter',
      'A number',
    ]);
    expect(form.getAllByRole('button', { name: /^Show / })).toHaveLength(2);
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['rain-over-paris-7', 'Password must contain at least one uppercase letter'],
    ['RAIN-OVER-PARIS-7', 'Password must contain at least one lowercase letter'],
    ['Rain-over-Paris', 'Password must contain at least one number'],
  ])('refuses %s', async (password, message) => {
    const { form, fillIn, send, sent } = await openReset();
    await fillIn(password);
    await send();
    expect(await form.findByText(message)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('compares the passwords', async () => {
    const { form, fillIn, send, sent } = await openReset();
    await fillIn('Rain over Paris 7', 'Rain over Paris 8');
    await send();
    expect(await form.findByText("Passwords don't match")).toBeInTheDocument();
    expect(form.getByLabelText('Confirm password')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('sends token and password, and leads to the login', async () => {
    const { fillIn, send, sent, address, historyState } = await openReset();
    await fillIn('Rain over Paris 7');
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Password Reset Complete' })).toHaveFocus();
    expect(screen.getByText('Password Reset Successfully')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login');
    expect(sent).toEqual([{ token: 'abc.def', newPassword: 'Rain over Paris 7' }]);
    await waitFor(() => expect(historyState()).toBeNull());
    expect(address()).toBe('/reset-password');
    expect(screen.queryByText('Invalid Link')).not.toBeInTheDocument();
  });

  it('offers another link when this one is of no use', async () => {
    const { fillIn, send } = await openReset(invalid);
    await fillIn('Rain over Paris 7');
    await send();
    expect(await screen.findByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByText('Reset Failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This password reset link is invalid or expired.');
  });

  it.each([
    ['was away', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
    ['said nothing', () => new HttpResponse(null, { status: 502 }), 'Failed to reset password. The link may be expired.'],
  ])('can be sent again when the server %s', async (_what, answer, text) => {
    const { form, fillIn, send } = await openReset(answer);
    await fillIn('Rain over Paris 7');
    await send();
    expect(await screen.findByText('Reset Failed')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(form.getByText(text)).toBeInTheDocument();
    expect(form.getByLabelText('New password')).toHaveValue('Rain over Paris 7');
  });

  it('has a hidden username for password managers', async () => {
    const { form } = await openReset();
    const field = form.getByLabelText('New password').closest('form')?.elements.namedItem('username');
    expect(field).toHaveAttribute('autocomplete', 'username');
    expect(field).not.toBeVisible();
  });

  it('shows what the server has against the password beside it', async () => {
    const newPassword = 'This password is too common. Please choose one that others would not guess';
    const { form, fillIn, send } = await openReset(() => refusal(400, 'validation_failed', newPassword, { newPassword }));
    await fillIn('Password 123');
    await send();
    expect(await form.findByText(newPassword)).toBeInTheDocument();
    expect(form.getByLabelText('New password')).toHaveFocus();
  });
});
