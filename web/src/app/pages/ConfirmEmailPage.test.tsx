import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleAccount } from '../../testing/sample-account.js';
import { subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';

/** A server that answers confirmations; signed in as somebody who has asked for this address. */
function serve(answer: () => Response, pendingEmail: string | null = 'ada@new.example') {
  const tokens: unknown[] = [];
  const asked = { users: 0 };
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  tellAccount({ ...sampleAccount, pendingEmail });
  server.use(
    http.get('*/api/auth/user', () => {
      asked.users += 1;
      return HttpResponse.json(subscriber);
    }),
    http.post('*/api/account/email/confirm', async ({ request }) => {
      tokens.push(await request.json());
      return answer();
    }),
  );
  return { tokens, asked };
}

const ok = () => HttpResponse.json({ success: true, message: 'Your email address is changed' });
const main = () => within(screen.getByRole('main'));
const button = () => main().findByRole('button', { name: 'Confirm my new address' });

describe('/confirm-email', () => {
  it('names the address, and changes nothing before the button is pressed', async () => {
    const { tokens } = serve(ok);
    await renderSite('/confirm-email?token=abc');
    await button();
    expect(main().getByText('ada@new.example.')).toBeInTheDocument();
    expect(tokens).toEqual([]);
  });

  it('can be confirmed when the address can’t be read', async () => {
    const { tokens } = serve(ok);
    server.use(http.get('*/api/account', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { user } = await renderSite('/confirm-email?token=abc');
    await user.click(await button());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your new address' })).toBeInTheDocument();
    expect(tokens).toEqual([{ token: 'abc' }]);
  });

  it('says that a link which was used is confirmed already, without another press', async () => {
    const { tokens } = serve(ok, null);
    await renderSite('/confirm-email?token=abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Already confirmed' })).toHaveFocus();
    expect(main().getByText(/^This link has done its work\./)).toHaveTextContent(/Our mails go to ada@example\.com\.$/);
    expect(tokens).toEqual([{ token: 'abc' }]);
  });

  it('says that a link was of no use, where no address waits', async () => {
    serve(() => refusal(400, 'invalid_token', 'This link is invalid or expired.'), null);
    await renderSite('/confirm-email?token=abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has had its day' })).toHaveFocus();
  });

  it('can look again when nobody could say what became of the link', async () => {
    serve(() => HttpResponse.error(), null);
    const { user } = await renderSite('/confirm-email?token=abc');
    const again = await main().findByRole('button', { name: 'Try again' });
    server.use(http.post('*/api/account/email/confirm', ok));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Already confirmed' })).toBeInTheDocument();
  });

  it('confirms once, says so, and asks who is signed in again', async () => {
    const { tokens, asked } = serve(ok);
    const { user } = await renderSite('/confirm-email?token=abc');
    await user.click(await button());
    expect(await screen.findByRole('heading', { level: 1, name: 'Your new address' })).toHaveFocus();
    expect(main().getByText('Your email address is changed.')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account#email');
    expect(tokens).toEqual([{ token: 'abc' }]);
    await waitFor(() => expect(asked.users).toBe(2));
  });

  it('leads strangers to log in, and back with the link', async () => {
    const { address } = await renderSite('/confirm-email?token=abc');
    await waitFor(() => expect(address()).toBe('/login?redirect=/confirm-email%3Ftoken%3Dabc'));
  });

  it.each([
    [
      'used or made up',
      () => refusal(400, 'invalid_token', 'This link is invalid or expired.'),
      'This link has had its day',
      /^This link is invalid or expired\./,
    ],
    [
      'unreadable',
      () => refusal(400, 'validation_failed', 'Please check', { token: 'no' }),
      'This link has had its day',
      /^This link is invalid or expired\./,
    ],
    ['for an address that can’t be used', () => refusal(409, 'conflict', 'No'), 'Not this address', /^This email address can’t be used\./],
  ])('says that the link is %s', async (_what, answer, title, text) => {
    serve(answer);
    const { user } = await renderSite('/confirm-email?token=abc');
    await user.click(await button());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(main().getByText(text)).toBeInTheDocument();
  });

  it('says that a link without a token is of no use', async () => {
    serve(ok);
    await renderSite('/confirm-email');
    expect(await main().findByText(/^This link is invalid or expired\./)).toBeInTheDocument();
  });

  it.each([
    ['a fault of ours', () => refusal(503, 'service_unavailable', 'Please try again later'), 'Please try again later'],
    ['no reply', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
  ])('can be pressed again after %s', async (_fault, answer, text) => {
    const { tokens } = serve(answer);
    const { user } = await renderSite('/confirm-email?token=abc');
    await user.click(await button());
    await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(text));
    await user.click(await button());
    await waitFor(() => expect(tokens).toHaveLength(2));
  });
});
