import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { openAccount } from '../../testing/open-account.js';
import { sampleAccount } from '../../testing/sample-account.js';
import { server } from '../../testing/server.js';

const pending = { ...sampleAccount, pendingEmail: 'ada@new.example' };

function serveEmail(answer: () => Response = () => HttpResponse.json({ success: true, message: 'We have sent a link' })) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/account/email', async ({ request }) => {
      sent.push(await request.json());
      const response = answer();
      if (response.ok) {
        tellAccount(pending);
      }
      return response;
    }),
  );
  return sent;
}

async function openForm() {
  const site = await openAccount();
  await site.user.click(site.section('Email').getByRole('button', { name: 'Change email' }));
  const form = within(screen.getByRole('form', { name: 'Change email' }));
  const send = async (email: string, password: string) => {
    await site.user.clear(form.getByLabelText('New email'));
    await site.user.type(form.getByLabelText('New email'), email);
    await site.user.clear(form.getByLabelText('Password'));
    await site.user.type(form.getByLabelText('Password'), `${password}{Enter}`);
  };
  return { ...site, form, send };
}

describe('another email', () => {
  it('is asked for with the password, and waits for its link', async () => {
    const sent = serveEmail();
    const { section, form, send } = await openForm();
    expect(form.getByLabelText('New email')).toHaveFocus();
    await send('ada@new.example', 'Rain-over-Paris');
    expect(await section('Email').findByText('ada@new.example.')).toBeInTheDocument();
    expect(section('Email').getByRole('status')).toHaveTextContent('The link is on its way');
    expect(section('Email').getByRole('button', { name: 'Cancel the change' })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Change email' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Email' })).toHaveFocus();
    expect(sent).toEqual([{ newEmail: 'ada@new.example', currentPassword: 'Rain-over-Paris' }]);
  });

  it('says at the fields what is missing or wrong', async () => {
    const fields = { newEmail: 'This is your email address already', currentPassword: 'This password is not correct' };
    const sent = serveEmail(() => refusal(400, 'validation_failed', 'Please check', fields));
    const { user, form, send } = await openForm();
    await user.click(form.getByRole('button', { name: 'Send me the link' }));
    expect(await form.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(form.getByText('Please enter your password')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await send('ada@example.com', 'wrong');
    await waitFor(() => expect(form.getByLabelText('New email')).toHaveAccessibleDescription('This is your email address already'));
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription('This password is not correct');
    expect(form.getByLabelText('Password')).toHaveValue('');
  });

  it('says in the form that there were too many attempts', async () => {
    serveEmail(() => refusal(429, 'rate_limited', 'That was a lot of attempts. Please try again later.'));
    const { form, send } = await openForm();
    await send('ada@new.example', 'Rain-over-Paris');
    expect(await form.findByRole('alert')).toHaveTextContent('That was a lot of attempts. Please try again later.');
  });

  it('is forgotten when the form is closed', async () => {
    const { user, section, form } = await openForm();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Email' })).toHaveFocus();
    expect(section('Email').getByRole('button', { name: 'Change email' })).toBeInTheDocument();
  });

  it('gets its link once more by the same address and the password', async () => {
    const sent = serveEmail();
    const { user, section } = await openAccount(pending);
    await user.click(section('Email').getByRole('button', { name: 'Send the link again' }));
    const form = within(screen.getByRole('form', { name: 'Change email' }));
    expect(form.getByLabelText('New email')).toHaveValue('ada@new.example');
    expect(form.getByLabelText('Password')).toHaveFocus();
    expect(section('Email').queryByRole('button', { name: 'Cancel the change' })).not.toBeInTheDocument();
    await user.keyboard('Rain-over-Paris{Enter}');
    await waitFor(() => expect(section('Email').getByRole('status')).toHaveTextContent('The link is on its way'));
    expect(sent).toEqual([{ newEmail: 'ada@new.example', currentPassword: 'Rain-over-Paris' }]);
    expect(section('Email').getByRole('button', { name: 'Send the link again' })).toBeInTheDocument();
  });

  it('can be withdrawn while it waits', async () => {
    server.use(
      http.delete('*/api/account/email', () => {
        tellAccount(sampleAccount);
        return HttpResponse.json({ success: true, message: 'Kept' });
      }),
    );
    const { user, section } = await openAccount(pending);
    await user.click(section('Email').getByRole('button', { name: 'Cancel the change' }));
    expect(await section('Email').findByText('Your email address stays as it is')).toHaveAttribute('role', 'status');
    expect(await section('Email').findByRole('button', { name: 'Change email' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Email' })).toHaveFocus();
  });

  it('stays asked for when withdrawing fails, which is said', async () => {
    server.use(http.delete('*/api/account/email', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { user, section } = await openAccount(pending);
    await user.click(section('Email').getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(section('Email').getByRole('alert')).toHaveTextContent('Please try again later'));
    expect(section('Email').getByText('ada@new.example.')).toBeInTheDocument();
  });
});
