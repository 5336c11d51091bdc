import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { payingConfig, servePayments, startedPayment } from '../../testing/payment.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, unpaid, unpaidMember } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { stubStripe } from '../../testing/stripe.js';
import { signIn, tellPayment } from '../../testing/visitor.js';

type Answer = Parameters<typeof servePayments>[0];

/** Opens the payment form of a plan as a signed-in user who has yet to pay. */
async function openForm({ plan = 'Monthly', answer }: { plan?: 'Monthly' | 'Yearly'; answer?: Answer } = {}) {
  const stripe = stubStripe();
  const calls = servePayments(answer);
  // So that the user is still here after a page was loaded as a document of its own.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(unpaidMember)));
  server.use(http.get('*/api/subscription-status', () => HttpResponse.json(unpaid)));
  const site = await renderSite('/subscribe');
  await act(async () => {
    await signIn(site.store, unpaidMember);
    await tellPayment(site.store, unpaid);
  });
  const choose = async (name: string) => site.user.click(await screen.findByRole('button', { name: `Continue with ${name} Plan` }));
  await choose(plan);
  const payButton = () => screen.findByRole('button', { name: /^Pay \$/ });
  await waitFor(() => expect(stripe.opened.length).toBeGreaterThan(0));
  return { ...site, ...stripe, ...calls, choose, payButton, pay: async () => site.user.click(await payButton()) };
}

const toast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('alert');

describe('the payment form', () => {
  it('comes after Continue, with the secret that was asked for on arrival', async () => {
    const { bodies, opened, payButton } = await openForm();
    expect(await screen.findByRole('heading', { name: 'Pay for the Monthly plan' })).toHaveFocus();
    expect(await payButton()).toHaveTextContent('Pay $4.99');
    expect(bodies).toEqual([{ priceId: 'monthly' }]);
    expect(opened.at(-1)).toEqual({ key: 'pk_test_1', clientSecret: 'secret_monthly' });
    expect(screen.queryByRole('article', { name: 'Monthly' })).not.toBeInTheDocument();
  });

  it('says beside Pay what is charged how often, and links to the terms', async () => {
    const { payButton } = await openForm({ plan: 'Yearly' });
    expect(await payButton()).toHaveTextContent('Pay $52.00');
    const form = within(screen.getByRole('form', { name: 'Payment' }));
    expect(form.getByText('$52.00 every year until you cancel.')).toBeInTheDocument();
    expect(form.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute('href', '/terms-of-service');
    expect(form.getByText(/The first payment comes back within 30 days/)).toBeInTheDocument();
  });

  it('charges what the server says, also when an earlier payment comes first', async () => {
    const due = { amountCents: 499, currency: 'usd', plan: 'monthly', kind: 'overdue' } as const;
    const { payButton, pay, consents } = await openForm({
      plan: 'Yearly',
      answer: () => HttpResponse.json(startedPayment('yearly', { due })),
    });
    expect(await screen.findByRole('heading', { name: 'An earlier payment comes first' })).toBeInTheDocument();
    expect(screen.getByText(/^A payment of \$4\.99 for your Monthly plan didn’t go through and is still open/)).toBeInTheDocument();
    expect(await payButton()).toHaveTextContent('Pay $4.99');
    expect(screen.getByText('$4.99 for the open payment, then every month until you cancel.')).toBeInTheDocument();
    expect(screen.queryByText(/30 days/)).not.toBeInTheDocument();
    await pay();
    await waitFor(() => expect(consents).toEqual([{ termsVersion: '2025-01-18', plan: 'monthly', amountCents: 499 }]));
  });

  it('forgets the secret when another plan is chosen', async () => {
    const { user, bodies, opened, choose, payButton } = await openForm();
    await payButton();
    await user.click(screen.getByRole('button', { name: 'Back to plans' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
    await choose('Yearly');
    expect(await payButton()).toHaveTextContent('Pay $52.00');
    expect(bodies).toEqual([{ priceId: 'monthly' }, { priceId: 'yearly' }]);
    expect(opened.at(-1)?.clientSecret).toBe('secret_yearly');
  });

  it('can be loaded once more after it could not be loaded', async () => {
    const { fake, user, payButton, choose } = await openForm();
    fake.loadError = () => ({ type: 'api_connection_error' });
    await user.click(await screen.findByRole('button', { name: 'Back to plans' }));
    await choose('Monthly');
    expect(await screen.findByText('The payment form could not be loaded. Nothing was charged.')).toBeInTheDocument();
    fake.loadError = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeInTheDocument();
  });

  it('follows the site’s colours', async () => {
    const { updated, payButton } = await openForm();
    await payButton();
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(updated).toEqual([{ appearance: expect.objectContaining({ theme: 'stripe' }) }]));
  });
});

describe('paying', () => {
  it('notes the consent, confirms, and leads to the page that asks how it went', async () => {
    const { pay, consents, confirmed, address } = await openForm();
    await pay();
    await waitFor(() => expect(address()).toBe('/subscription-success?existing=true'));
    expect(consents).toEqual([{ termsVersion: '2025-01-18', plan: 'monthly', amountCents: 499 }]);
    expect(confirmed).toEqual([
      { confirmParams: { return_url: 'http://localhost:3000/subscription-success?existing=true' }, redirect: 'if_required' },
    ]);
  });

  it('happens once, however often Pay is pressed', async () => {
    const { fake, user, pay, confirmed } = await openForm();
    let release = () => {};
    fake.confirm = () =>
      new Promise((resolve) => {
        release = () => resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
      });
    await pay();
    await user.click(await screen.findByRole('button', { name: 'Paying…' }));
    await waitFor(() => expect(confirmed).toHaveLength(1));
    release();
    await waitFor(() => expect(toast()).toHaveTextContent('Payment Failed'));
    expect(confirmed).toHaveLength(1);
  });

  it.each([
    ['the provider’s words', { type: 'card_error', message: 'Your card was declined.' }, 'Your card was declined.'],
    ['words of its own', { type: 'api_error' }, 'Something went wrong. Please try again.'],
    [
      'the provider’s words, when the bank refused its owner',
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate your card.' },
      'We are unable to authenticate your card.',
    ],
  ])('says that it failed in %s, in a toast and then beside the form', async (_whose, error, text) => {
    const { fake, user, pay, payButton, address } = await openForm();
    fake.confirm = () => ({ error });
    await pay();
    await waitFor(() => expect(toast()).toHaveTextContent('Payment Failed'));
    expect(toast()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(within(screen.getByRole('form', { name: 'Payment' })).getByText(text)).toBeVisible();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    expect(address()).toBe('/subscribe');
  });

  it('notes no consent while the card is incomplete', async () => {
    const { fake, pay, consents, confirmed } = await openForm();
    fake.submit = () => ({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
    await pay();
    await waitFor(() => expect(toast()).toHaveTextContent('Your card number is incomplete.'));
    expect(consents).toEqual([]);
    expect(confirmed).toEqual([]);
  });

  it('doesn’t happen when the consent can’t be noted', async () => {
    const { pay, confirmed } = await openForm();
    server.use(http.post('*/api/subscription/consent', () => refusal(503, 'service_unavailable', 'Please try again later')));
    await pay();
    await waitFor(() => expect(toast()).toHaveTextContent('Please try again later'));
    expect(confirmed).toEqual([]);
  });

  it('sets the payment up anew when its secret is no longer good, once', async () => {
    let times = 0;
    const { fake, pay, bodies, opened, payButton } = await openForm({
      answer: ({ priceId }) => {
        times += 1;
        return HttpResponse.json(startedPayment(priceId, { clientSecret: `secret_${times}` }));
      },
    });
    fake.confirm = () => ({ error: { type: 'invalid_request_error', message: 'This PaymentIntent is canceled.' } });
    await pay();
    expect(await screen.findByText(/please enter your card once more/)).toBeInTheDocument();
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
    await waitFor(() => expect(opened.at(-1)?.clientSecret).toBe('secret_2'));
    await payButton();
    await pay();
    await waitFor(() => expect(toast()).toHaveTextContent('This PaymentIntent is canceled.'));
    expect(bodies).toHaveLength(2);
  });

  it('sets it up anew also when the form says so at once', async () => {
    const { fake, user, opened, choose, payButton } = await openForm();
    fake.loadError = (clientSecret) => (clientSecret === 'secret_old' ? { type: 'invalid_request_error' } : undefined);
    let isOld = true;
    server.use(
      http.post('*/api/create-subscription', () => {
        const reply = startedPayment('monthly', { clientSecret: isOld ? 'secret_old' : 'secret_new' });
        isOld = false;
        return HttpResponse.json(reply);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Back to plans' }));
    await choose('Monthly');
    await waitFor(() => expect(opened.at(-1)?.clientSecret).toBe('secret_new'));
    expect(await payButton()).toBeInTheDocument();
  });

  it.each([
    ['the provider says so', { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } }, unpaid],
    ['the server knows', { type: 'invalid_request_error' }, paid],
    ['nobody heard back', { type: 'api_connection_error' }, paid],
  ])('never fails after it was paid in another window: %s', async (_how, error, status) => {
    const { fake, pay, address } = await openForm();
    fake.confirm = () => {
      server.use(http.get('*/api/subscription-status', () => HttpResponse.json(status)));
      return { error };
    };
    await pay();
    await waitFor(() => expect(address()).toMatch(/^\/subscription-success/));
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('shows that it was paid when the server has nothing to set up anew', async () => {
    const { fake, pay } = await openForm();
    fake.confirm = () => {
      server.use(http.post('*/api/create-subscription', () => refusal(409, 'conflict', 'Your subscription is active already.')));
      return { error: { type: 'invalid_request_error' } };
    };
    await pay();
    expect(await screen.findByText('Your subscription is active')).toBeInTheDocument();
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('needs the installation’s settings, which can be asked for again', async () => {
    stubStripe();
    servePayments();
    server.use(http.get('*/api/config', () => HttpResponse.error()));
    const { store, user } = await renderSite('/subscribe');
    await act(async () => {
      await signIn(store, unpaidMember);
      await tellPayment(store, unpaid);
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Monthly Plan' }));
    expect(await screen.findByText('The payment form could not be loaded')).toBeInTheDocument();
    server.use(http.get('*/api/config', () => HttpResponse.json(payingConfig)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay $4.99' })).toBeInTheDocument();
  });
});
