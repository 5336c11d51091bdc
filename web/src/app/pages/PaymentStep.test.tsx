import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { payingConfig, servePayments, startedPayment } from '../../testing/payment.js';
import { placeholder } from '../../testing/placeholder.js';
import { openRegister, serveRegistration } from '../../testing/registration.js';
import { renderSite } from '../../testing/render-site.js';
import { unpaidMember } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { stubStripe } from '../../testing/stripe.js';
import { watchTimers } from '../../testing/timers.js';

describe('registration, the payment', () => {
  async function register(answers: Parameters<typeof serveRegistration>[0] = {}) {
    const calls = serveRegistration(answers);
    const site = await openRegister();
    const timers = watchTimers();
    await site.fillIn();
    await site.send();
    return { ...site, ...calls, timers };
  }

  it('says for three seconds that the account was created, then asks for the payment of this account', async () => {
    const { store, payments, timers } = await register();
    expect(await screen.findByText('Setting up your payment...')).toBeInTheDocument();
    expect(screen.getByText('Now complete your payment to activate your subscription.')).toBeInTheDocument();
    expect(store.getState().toast.current?.durationMs).toBe(3000);
    expect(timers.isWaiting(100)).toBe(true);
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    expect(payments).toEqual([{ priceId: 'monthly', tempUserId: '1' }]);
  });

  it('waits without a payment provider, and tells of the mail', async () => {
    await register();
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada');
    expect(screen.getByText(/^We have written to/)).toHaveTextContent('We have written to ada@example.com. Open the link in that mail');
    // An element of its own, which goes to the next line as a whole.
    expect(screen.getByText('ada@example.com.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login');
  });

  it('doesn’t ask for a payment that can’t be made yet', async () => {
    await register();
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.queryByText(/Now complete your payment/)).not.toBeInTheDocument());
    expect(screen.getByText('Account Created!')).toBeInTheDocument();
  });

  it('sends the mail once more to the same address', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/auth/resend-verification', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true, message: 'A new link is on its way' });
      }),
    );
    const { user } = await register();
    await user.click(await screen.findByRole('button', { name: 'Resend link' }));
    expect(await screen.findByText('A new link is on its way')).toHaveFocus();
    expect(asked).toEqual([{ email: 'ada@example.com' }]);
  });

  it('waits also when the server refuses for want of a provider', async () => {
    await register({ payment: () => refusal(503, 'service_unavailable', 'Payment is not fully configured') });
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    expect(screen.queryByText('Payment Setup Failed')).not.toBeInTheDocument();
  });

  it('is for the plan of the account', async () => {
    const { payments } = await register({
      registration: () => HttpResponse.json({ success: true, user: { ...unpaidMember, subscriptionPlan: 'yearly' } }, { status: 201 }),
    });
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    expect(payments).toEqual([{ priceId: 'yearly', tempUserId: '1' }]);
  });

  it('has failed when the reply neither starts it nor is a placeholder', async () => {
    await register({ payment: () => HttpResponse.json({ ...placeholder, isPlaceholder: false, message: 'No' }) });
    expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
  });

  it('isn’t asked for again from whoever has paid meanwhile', async () => {
    await register({ payment: () => refusal(409, 'conflict', 'Your subscription is active already') });
    expect(await screen.findByText('Your subscription is active')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login?message=payment-complete');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByText('Payment Setup Failed')).not.toBeInTheDocument();
  });

  it('can be tried again', async () => {
    let isAway = true;
    const { user, payments } = await register({
      payment: () => (isAway ? refusal(503, 'service_unavailable', 'Please try again later') : HttpResponse.json(placeholder)),
    });
    expect(await screen.findByText('Payment Setup Failed')).toBeInTheDocument();
    expect(screen.getByText('Could not set up payment. Please try again.')).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    expect(payments).toHaveLength(2);
  });

  it('is still there after a reload, also when registration was closed meanwhile', async () => {
    const { historyState, unmount } = await register();
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    const state = historyState();
    expect(state).toEqual({ registered: { id: '1', firstName: 'Ada', email: 'ada@example.com', subscriptionPlan: 'monthly' } });
    unmount();
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...payingConfig, registrationMode: 'closed' })));
    const { payments } = serveRegistration();
    await renderSite('/register', state);
    expect(await screen.findByText('Payment Setup Pending')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada');
    expect(payments).toEqual([{ priceId: 'monthly', tempUserId: '1' }]);
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['its hour is over', 401, 'unauthenticated'],
    ['somebody else has registered', 403, 'forbidden'],
  ] as const)('leads to the login when %s', async (_why, status, code) => {
    const { payments } = serveRegistration({ payment: () => refusal(status, code, 'No') });
    const registered = { id: '1', firstName: 'Ada', email: 'ada@example.com', subscriptionPlan: 'monthly' };
    await renderSite('/register', { registered });
    expect(await screen.findByText('The payment goes on after you log in')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText('Payment Setup Failed')).not.toBeInTheDocument();
    expect(payments).toHaveLength(1);
  });

  it('isn’t reached with anything else that the history may hold', async () => {
    await renderSite('/register', { registered: { id: '1', firstName: 'Ada', email: 'ada@example.com', subscriptionPlan: 'gold' } });
    expect(screen.getByRole('form', { name: 'Create Account' })).toBeInTheDocument();
  });

  it('has the form when it can be made, and leads on when it is', async () => {
    const stripe = stubStripe();
    const { consents } = servePayments();
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...payingConfig, arePaymentsSimulated: true })));
    const { user, payments, address, historyState } = await register({ payment: () => HttpResponse.json(startedPayment()) });
    const pay = await screen.findByRole('button', { name: 'Pay $4.99' });
    expect(screen.getByText('Payments are simulated. Nothing is charged.')).toBeInTheDocument();
    await user.click(pay);
    await waitFor(() => expect(address()).toBe('/subscription-success?registration=true'));
    expect(historyState()).toEqual({ mailedTo: 'ada@example.com' });
    expect(payments).toEqual([{ priceId: 'monthly', tempUserId: '1' }]);
    expect(consents).toEqual([{ termsVersion: '2025-01-18', plan: 'monthly', amountCents: 499 }]);
    expect(stripe.confirmed).toEqual([
      { confirmParams: { return_url: 'http://localhost:3000/subscription-success?registration=true' }, redirect: 'if_required' },
    ]);
  });

  it('is set up anew for the same account', async () => {
    const stripe = stubStripe();
    servePayments();
    stripe.fake.loadError = (secret) => (secret === 'secret_0' ? { type: 'invalid_request_error' } : undefined);
    let times = 0;
    const { payments } = await register({
      payment: () => {
        const reply = startedPayment('monthly', { clientSecret: `secret_${times}` });
        times += 1;
        return HttpResponse.json(reply);
      },
    });
    expect(await screen.findByRole('button', { name: 'Pay $4.99' })).toBeInTheDocument();
    expect(payments).toEqual([
      { priceId: 'monthly', tempUserId: '1' },
      { priceId: 'monthly', tempUserId: '1' },
    ]);
  });
});
