import type { LoginRequest } from '@city-genie/contracts/auth/request';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { renderSite } from './render-site.js';
import { paid } from './sample-user.js';
import { server } from './server.js';

/** A server that lets this user in, and whose cookies come with the reply. */
export function letIn(user: CurrentUser, status: () => Response = () => HttpResponse.json(paid)) {
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

export function refuseLogins(answer: () => Response) {
  server.use(http.post('*/api/auth/login', answer));
}

/** A server that keeps the first question at this path open until the test ends it. */
export function keepOpen(path: string, answer: () => Response) {
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

export async function openLogin(path = '/login') {
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
