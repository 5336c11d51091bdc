import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { placeholder } from './placeholder.js';
import { renderSite } from './render-site.js';
import { unpaidMember } from './sample-user.js';
import { server } from './server.js';

/** A server that answers registrations, then payments; records what it was sent. */
export function serveRegistration({
  registration = () => HttpResponse.json({ success: true, user: unpaidMember }, { status: 201 }),
  payment = () => HttpResponse.json(placeholder),
}: {
  registration?: () => Response;
  payment?: () => Response;
} = {}) {
  const sent: unknown[] = [];
  const payments: unknown[] = [];
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      sent.push(await request.json());
      return registration();
    }),
    http.post('*/api/create-subscription', async ({ request }) => {
      payments.push(await request.json());
      return payment();
    }),
  );
  return { sent, payments };
}

export async function openRegister(path = '/register') {
  const site = await renderSite(path);
  const form = within(screen.getByRole('form', { name: 'Create Account' }));
  const { user } = site;
  const send = () => user.click(form.getByRole('button', { name: 'Create Account' }));
  const type = (label: string, text: string) => user.type(form.getByLabelText(label), text);
  const fillIn = async () => {
    await type('First name', 'Ada');
    await type('Last name', 'Lovelace');
    await user.selectOptions(form.getByLabelText('Country'), 'France');
    await type('Email', 'ada@example.com');
    await type('Username', 'ada');
    await type('Password', 'Rain-over-Paris');
    await type('Confirm password', 'Rain-over-Paris');
    await user.click(form.getByRole('checkbox', { name: /^I accept the Terms.* and am 13 or older$/ }));
  };
  return { ...site, form, send, type, fillIn };
}
