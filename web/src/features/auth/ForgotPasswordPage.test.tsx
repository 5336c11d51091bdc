import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

async function openForgot(answer: () => Response = () => HttpResponse.json({ success: true, message: accountMessages.resetRequested })) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/forgot-password', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  const site = await renderSite('/forgot-password');
  const ask = async (email: string) => {
    const form = within(screen.getByRole('form', { name: 'Forgot password' }));
    if (email !== '') {
      await site.user.type(form.getByLabelText('Email'), email);
    }
    await site.user.click(form.getByRole('button', { name: 'Send reset link' }));
  };
  return { ...site, ask, sent };
}

const main = () => within(screen.getByRole('main'));

it('asks for an address', async () => {
  const { ask, sent } = await openForgot();
  await ask('');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  expect(sent).toEqual([]);
});

it('says what to do with the mail, without saying whether the address is known', async () => {
  const { ask, sent } = await openForgot();
  await ask(' ada@example.com ');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
  expect(screen.getByText('Email sent')).toBeInTheDocument();
  expect(screen.getByText("If that email is registered, you'll receive password reset instructions")).toBeInTheDocument();
  expect(main().getByText('ada@example.com')).toBeInTheDocument();
  expect(main().getByText(/expires in 1 hour/)).toBeInTheDocument();
  expect(main().getByText(/spam folder/)).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  expect(sent).toEqual([{ email: 'ada@example.com' }]);
});

it('goes back to the form for a different address', async () => {
  const { user, ask, sent } = await openForgot();
  await ask('ada@example.com');
  await user.click(await screen.findByRole('button', { name: 'Try Different Email' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Email', { selector: 'main input' })).toHaveValue('');
  await ask('eva@example.com');
  expect(await main().findByText('eva@example.com')).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'ada@example.com' }, { email: 'eva@example.com' }]);
});

it.each([
  [
    'the server’s words',
    () => refusal(429, 'rate_limited', 'That was a lot of attempts. Please try again later.'),
    'That was a lot of attempts.',
  ],
  ['its own words', () => new HttpResponse(null, { status: 502 }), 'Failed to send reset email. Please try again.'],
  ['the words for no reply', () => HttpResponse.error(), 'City Genie could not be reached.'],
])('says why it failed, in %s', async (_whose, answer, text) => {
  const { ask } = await openForgot(answer);
  await ask('ada@example.com');
  const alert = await screen.findByRole('alert');
  await expect.poll(() => alert.textContent).toContain(text);
  expect(within(alert).getByText('Error')).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Forgot password' })).toHaveTextContent(text);
});
