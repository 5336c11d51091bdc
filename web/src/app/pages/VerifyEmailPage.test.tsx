import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

const main = () => within(screen.getByRole('main'));

async function open(query: string) {
  const site = await renderSite(`/verify-email${query}`);
  await main().findByRole('link', { name: 'Back to Home' });
  return site;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const waysOn = () => [...main().queryAllByRole('link'), ...main().queryAllByRole('button')].map((way) => way.textContent);

describe('/verify-email', () => {
  it('confirms the address, and leads to the login', async () => {
    await open('?success=true&email=ada@example.com');
    expect(title()).toBe('Email Verified!');
    expect(main().getByRole('status')).toHaveTextContent('Your email ada@example.com was verified successfully. You can now log in.');
    // An element of its own, which goes to the next line as a whole.
    expect(main().getByText('ada@example.com')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(waysOn()).toEqual(['Go to Login', 'Back to Home']);
  });

  it.each(['', '?error=server_error', '?error=other'])('%j: the way back to registration is closed, and says so', async (query) => {
    await open(query);
    const back = main().getByRole('button', { name: 'Back to Registration' });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(back).toHaveAccessibleDescription('Registration temporarily disabled');
    expect(waysOn()).toEqual(['Back to Home', 'Back to Registration']);
  });

  it('has good news for whoever was verified before', async () => {
    await open('?error=already_verified');
    expect(title()).toBe('Email Verified!');
    expect(main().getByRole('status')).toHaveTextContent('Good news: your email is already verified.');
  });

  it('mails another link in place of one that doesn’t count', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/auth/resend-verification', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true, message: 'A new link is on its way' });
      }),
    );
    const { user } = await open('?error=invalid_token');
    await user.type(main().getByLabelText('Email'), 'ada@example.com');
    await user.click(main().getByRole('button', { name: 'Resend link' }));
    expect(await main().findByText('A new link is on its way')).toHaveFocus();
    expect(asked).toEqual([{ email: 'ada@example.com' }]);
  });
});
