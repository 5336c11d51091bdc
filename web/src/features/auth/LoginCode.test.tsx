import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectCurrentUser } from '../../app/access.js';
import { refusal } from '../../testing/handlers.js';
import { keepOpen, letIn, openLogin, refuseLogins } from '../../testing/login.js';
import { subscriber, unpaid } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';

/** A server that wants a code after the password, and takes this one. */
function wantCode({
  right = '123456',
  answer = wrongCode,
  status,
}: {
  right?: string;
  answer?: () => Response;
  status?: () => Response;
} = {}) {
  const codes: unknown[] = [];
  letIn(subscriber, status);
  refuseLogins(() => refusal(401, 'second_factor_required', 'Please enter the code of your authenticator app'));
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  server.use(
    http.post<never, { code: string }>('*/api/auth/second-factor', async ({ request }) => {
      const body = await request.json();
      codes.push(body.code);
      if (body.code !== right) {
        return answer();
      }
      cookie.mockReturnValue('signed_in=1');
      server.use(http.get('*/api/auth/user', () => HttpResponse.json(subscriber)));
      return HttpResponse.json({ success: true, user: subscriber });
    }),
  );
  return codes;
}

const wrongCode = () => refusal(401, 'invalid_credentials', 'This code is not correct');

async function openCode(path?: string) {
  const site = await openLogin(path);
  await site.fillIn('ada');
  const form = within(await screen.findByRole('form', { name: 'Two-step verification' }));
  return { ...site, form };
}

describe('a login with a second factor', () => {
  it('asks for the code in the place of the password, and moves the focus there', async () => {
    wantCode();
    const { form, address, store } = await openCode('/login?redirect=/about');
    expect(screen.queryByRole('form', { name: 'Login' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'One more step' })).toBeInTheDocument();
    const code = form.getByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.getByText('Your password is right. Now enter the code that your authenticator app shows.')).toBeInTheDocument();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(address()).toBe('/login?redirect=/about');
    // Nothing has failed.
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('goes on as every login does', async () => {
    const codes = wantCode();
    const { user, form, address, store } = await openCode('/login?redirect=/about');
    const titles = new Set<string | undefined>();
    const titlesSeen = new MutationObserver(() => titles.add(document.querySelector('h1')?.textContent));
    titlesSeen.observe(document.body, { childList: true, subtree: true });
    await user.click(form.getByLabelText('Code from your authenticator app'));
    await user.paste(' 123 456 ');
    await user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    expect(screen.getByText('Welcome back to City Genie.')).toBeInTheDocument();
    await vi.waitFor(() => expect(address()).toBe('/about'));
    expect(codes).toEqual(['123456']);
    titlesSeen.disconnect();
    // The step has left nothing in the history, and the password wasn't asked for again meanwhile.
    expect(history.state).toBeNull();
    expect(titles).not.toContain('Welcome back');
    expect(selectCurrentUser(store.getState())).toEqual(subscriber);
  });

  it('leads whoever has yet to pay to the payment', async () => {
    wantCode({ status: () => HttpResponse.json(unpaid) });
    const { user, address } = await openCode('/login?redirect=/about');
    await user.keyboard('123456{Enter}');
    await vi.waitFor(() => expect(address()).toBe('/subscribe'));
  });

  it('waits for an earlier question, whose 401 would be taken for the end of the new session', async () => {
    wantCode();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    const earlier = keepOpen('*/api/auth/user', () => refusal(401, 'unauthenticated', 'Please log in'));
    const { user, store, address } = await openCode('/login?redirect=/about');
    await vi.waitFor(() => expect(earlier.isAsked).toBe(true));
    await user.keyboard('123456{Enter}');
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    earlier.end();
    await vi.waitFor(() => expect(address()).toBe('/about'));
    expect(selectCurrentUser(store.getState())).toEqual(subscriber);
  });

  it('takes a recovery code as well, and leads back to the app', async () => {
    const codes = wantCode({ right: 'k7f2-9xqa' });
    const { user, form } = await openCode();
    await user.click(form.getByRole('button', { name: 'Use a recovery code instead' }));
    const again = within(screen.getByRole('form', { name: 'Two-step verification' }));
    expect(again.getByLabelText('Recovery code')).toHaveFocus();
    expect(screen.getByText('Your password is right. Now enter one of your recovery codes.')).toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'Use your authenticator app instead' }));
    expect(screen.getByLabelText('Code from your authenticator app')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await user.keyboard('k7f2-9xqa{Enter}');
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    expect(codes).toEqual(['k7f2-9xqa']);
  });

  it('says at the field that a code is wrong or missing', async () => {
    const codes = wantCode();
    const { user, form, store } = await openCode();
    await user.click(form.getByRole('button', { name: 'Log in' }));
    const code = form.getByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Please enter the code of your authenticator app'));
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not correct'));
    expect(code).toHaveFocus();
    expect(codes).toEqual(['111111']);
    expect(store.getState().toast.lastId).toBe(0);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
  });

  it('says in the form that there were too many attempts', async () => {
    wantCode({ answer: () => refusal(429, 'rate_limited', 'That was a lot of attempts. Please try again later.') });
    const { user } = await openCode();
    await user.keyboard('111111{Enter}');
    expect(await screen.findByText('That was a lot of attempts. Please try again later.')).toHaveAttribute('role', 'alert');
  });

  it('tells whoever has neither app nor recovery code whom to write to', async () => {
    wantCode();
    const { form } = await openCode();
    const link = await form.findByRole('link', { name: 'Write to support@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:support@example.com?subject=Lost%20my%20second%20factor');
    expect(link.closest('p')).toHaveTextContent(/^Lost your phone and your recovery codes\?/);
  });

  it('has a way out also when that can’t be looked up', async () => {
    wantCode();
    server.use(http.get('*/api/config', () => HttpResponse.error()));
    const { form } = await openCode();
    expect(form.getByText(/Answer any mail that we sent you\.$/)).toBeInTheDocument();
  });

  it('leads back to the password, and keeps the name', async () => {
    wantCode();
    const { user, form } = await openCode();
    await user.click(form.getByRole('button', { name: 'Back to the password' }));
    const login = within(screen.getByRole('form', { name: 'Login' }));
    expect(login.getByLabelText('Username or email')).toHaveValue('ada');
    expect(login.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toHaveFocus();
    expect(screen.queryByText(/That took too long/)).not.toBeInTheDocument();
    await waitFor(() => expect(history.state).toBeNull());
  });

  it('leads back to the password by the browser’s Back as well', async () => {
    wantCode();
    await openCode();
    history.back();
    const login = within(await screen.findByRole('form', { name: 'Login' }));
    expect(login.getByLabelText('Username or email')).toHaveValue('ada');
    expect(screen.queryByText(/That took too long/)).not.toBeInTheDocument();
  });

  it('begins again, and says why, when the first step has expired', async () => {
    wantCode({ answer: () => refusal(401, 'unauthenticated', 'Please log in to continue') });
    const { user, store } = await openCode();
    await user.keyboard('111111{Enter}');
    expect(await screen.findByText(/^That took too long, so we have to begin again\./)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('Username or email')).toHaveValue('ada');
    // Nobody was signed in, so nobody is told that they were logged out.
    expect(store.getState().toast.lastId).toBe(0);
  });
});
