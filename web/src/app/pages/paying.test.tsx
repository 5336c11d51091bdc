import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { payingConfig, servePayments, startedPayment } from '../../testing/payment.js';
import { alertToast, openPaymentForm } from '../../testing/payment-form.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, unpaid, unpaidMember } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { stubStripe } from '../../testing/stripe.js';
import { signIn, tellPayment } from '../../testing/visitor.js';

describe('paying', () => {
  it('notes the consent, confirms, and leads to the page that asks how it went', async () => {
    const { pay, consents, confirmed, address } = await openPaymentForm();
    await pay();
    await waitFor(() => expect(address()).toBe('/subscription-success?existing=true'));
    expect(consents).toEqual([{ termsVersion: '2025-01-18', plan: 'monthly', amountCents: 499 }]);
    expect(confirmed).toEqual([
      { confirmParams: { return_url: 'http://localhost:3000/subscription-success?existing=true' }, redirect: 'if_required' },
    ]);
  });

  it('doesn’t lead back to the plans meanwhile, and says why', async () => {
    const { fake, user, pay } = await openPaymentForm();
    let release = () => {};
    fake.confirm = () =>
      new Promise((resolve) => {
        release = () => resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
      });
    await pay();
    const back = screen.getByRole('button', { name: 'Back to plans' });
    await waitFor(() => expect(back).toHaveAccessibleDescription('Your payment is being made. Please wait until it is done.'));
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(back);
    expect(screen.getByRole('form', { name: 'Payment' })).toBeInTheDocument();
    release();
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    expect(back).not.toHaveAccessibleDescription();
    await user.click(back);
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
  });

  it('happens once, however often Pay is pressed', async () => {
    const { fake, user, pay, confirmed } = await openPaymentForm();
    let release = () => {};
    fake.confirm = () =>
      new Promise((resolve) => {
        release = () => resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
      });
    await pay();
    await user.click(await screen.findByRole('button', { name: 'Paying…' }));
    await waitFor(() => expect(confirmed).toHaveLength(1));
    release();
    await waitFor(() => expect(alertToast()).toHaveTextContent('Payment Failed'));
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
    const { fake, user, pay, payButton, address } = await openPaymentForm();
    fake.confirm = () => ({ error });
    await pay();
    await waitFor(() => expect(alertToast()).toHaveTextContent('Payment Failed'));
    expect(alertToast()).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(within(screen.getByRole('form', { name: 'Payment' })).getByText(text)).toBeVisible();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    expect(address()).toBe('/subscribe');
  });

  const inForm = () => within(screen.getByRole('form', { name: 'Payment' }));

  it('replaces what it said by what the next attempt says, and by nothing when the next card is typed', async () => {
    const { fake, pay } = await openPaymentForm();
    fake.confirm = () => ({ error: { type: 'card_error', message: 'Your card was declined.' } });
    await pay();
    await waitFor(() => expect(alertToast()).toHaveTextContent('Your card was declined.'));
    fake.confirm = () => ({ error: { type: 'card_error', message: 'Your card has expired.' } });
    await pay();
    await waitFor(() => expect(alertToast()).toHaveTextContent('Your card has expired.'));
    expect(screen.getAllByText('Payment Failed')).toHaveLength(1);
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
    fake.type();
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
    expect(inForm().getByText('Your card has expired.')).toBeVisible();
  });

  it('notes no consent while the card is incomplete, which the fields announce themselves', async () => {
    const { fake, pay, payButton, consents, confirmed } = await openPaymentForm();
    fake.submit = () => ({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
    await pay();
    expect(await inForm().findByText('Your card number is incomplete.')).not.toHaveAttribute('role');
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    expect(consents).toEqual([]);
    expect(confirmed).toEqual([]);
  });

  it('announces in the form why its fields could not be sent when they don’t', async () => {
    const { fake, pay, confirmed } = await openPaymentForm();
    fake.submit = () => ({ error: { type: 'api_error' } });
    await pay();
    expect(await inForm().findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
    expect(confirmed).toEqual([]);
  });

  it('has not failed when the provider finds the card incomplete only then', async () => {
    const { fake, pay } = await openPaymentForm();
    fake.confirm = () => ({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
    await pay();
    expect(await inForm().findByText('Your card number is incomplete.')).toBeVisible();
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('doesn’t happen when the consent can’t be noted', async () => {
    const { pay, confirmed } = await openPaymentForm();
    server.use(http.post('*/api/subscription/consent', () => refusal(503, 'service_unavailable', 'Please try again later')));
    await pay();
    await waitFor(() => expect(alertToast()).toHaveTextContent('Please try again later'));
    expect(confirmed).toEqual([]);
  });

  it('doesn’t happen on a page with terms that have changed since, and the server says what to do', async () => {
    const { pay, confirmed, bodies } = await openPaymentForm();
    const message = 'The terms have changed since this page was opened. Please reload the page.';
    server.use(http.post('*/api/subscription/consent', () => refusal(400, 'validation_failed', message, { termsVersion: message })));
    await pay();
    await waitFor(() => expect(alertToast()).toHaveTextContent(message));
    expect(confirmed).toEqual([]);
    expect(bodies).toHaveLength(1);
  });

  it('is set up anew when the server has another sum by now', async () => {
    let times = 0;
    const { user, confirmed, payButton, consents } = await openPaymentForm({
      answer: ({ priceId }) => {
        times += 1;
        const due = {
          amountCents: times === 1 ? 499 : 599,
          currency: 'usd',
          plan: 'monthly',
          kind: 'first',
          isWithdrawable: true,
        } as const;
        return HttpResponse.json(startedPayment(priceId, { clientSecret: `secret_${times}`, due }));
      },
    });
    const message = 'What you have to pay has changed.';
    server.use(
      http.post('*/api/subscription/consent', () => refusal(400, 'validation_failed', message, { amountCents: message }), {
        once: true,
      }),
    );
    await user.click(await payButton());
    expect(await screen.findByText(/^What you have to pay has changed, and nothing was charged/)).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: 'Pay $5.99' });
    expect(confirmed).toEqual([]);
    await user.click(again);
    await waitFor(() => expect(confirmed).toHaveLength(1));
    expect(consents).toEqual([{ termsVersion: '2025-01-18', plan: 'monthly', amountCents: 599 }]);
  });

  it('sets the payment up anew when its secret is no longer good, once', async () => {
    let times = 0;
    const { fake, pay, bodies, opened, payButton } = await openPaymentForm({
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
    await waitFor(() => expect(alertToast()).toHaveTextContent('This PaymentIntent is canceled.'));
    expect(bodies).toHaveLength(2);
  });

  it('sets it up anew also when the form says so at once', async () => {
    const { fake, user, opened, choose, payButton } = await openPaymentForm();
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
    const { fake, pay, address } = await openPaymentForm();
    fake.confirm = () => {
      server.use(http.get('*/api/subscription-status', () => HttpResponse.json(status)));
      return { error };
    };
    await pay();
    await waitFor(() => expect(address()).toMatch(/^\/subscription-success/));
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('shows that it was paid when the server has nothing to set up anew', async () => {
    const { fake, pay } = await openPaymentForm();
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
