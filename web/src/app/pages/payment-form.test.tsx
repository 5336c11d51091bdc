import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startedPayment } from '../../testing/payment.js';
import { openPaymentForm } from '../../testing/payment-form.js';

describe('the payment form', () => {
  it('comes after Continue, with the secret that was asked for on arrival', async () => {
    const { bodies, opened, payButton } = await openPaymentForm();
    expect(await screen.findByRole('heading', { name: 'Pay for the Monthly plan' })).toHaveFocus();
    expect(await payButton()).toHaveTextContent('Pay $4.99');
    expect(bodies).toEqual([{ priceId: 'monthly' }]);
    expect(opened.at(-1)).toEqual({ key: 'pk_test_1', clientSecret: 'secret_monthly' });
    expect(screen.queryByRole('article', { name: 'Monthly' })).not.toBeInTheDocument();
  });

  it('says beside Pay what is charged how often, and links to the terms', async () => {
    const { payButton } = await openPaymentForm({ plan: 'Yearly' });
    expect(await payButton()).toHaveTextContent('Pay $52.00');
    const form = within(screen.getByRole('form', { name: 'Payment' }));
    expect(form.getByText('$52.00 every year until you cancel.')).toBeInTheDocument();
    expect(form.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute('href', '/terms-of-service');
    expect(form.getByText(/The first payment comes back within 30 days/)).toBeInTheDocument();
  });

  it('promises the money back to nobody who has used that, neither beside the plans nor beside Pay', async () => {
    const due = { amountCents: 499, currency: 'usd', plan: 'monthly', kind: 'first', isWithdrawable: false } as const;
    const { payButton, user } = await openPaymentForm({ answer: () => HttpResponse.json(startedPayment('monthly', { due })) });
    await payButton();
    expect(screen.queryByText(/30 days/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to plans' }));
    expect(screen.getByRole('article', { name: 'Monthly' })).toBeInTheDocument();
    expect(screen.queryByText(/30 days/)).not.toBeInTheDocument();
  });

  it('charges what the server says, also when an earlier payment comes first', async () => {
    const due = { amountCents: 499, currency: 'usd', plan: 'monthly', kind: 'overdue', isWithdrawable: false } as const;
    const { payButton, pay, consents } = await openPaymentForm({
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
    const { user, bodies, opened, choose, payButton } = await openPaymentForm();
    await payButton();
    await user.click(screen.getByRole('button', { name: 'Back to plans' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
    await choose('Yearly');
    expect(await payButton()).toHaveTextContent('Pay $52.00');
    expect(bodies).toEqual([{ priceId: 'monthly' }, { priceId: 'yearly' }]);
    expect(opened.at(-1)?.clientSecret).toBe('secret_yearly');
  });

  it('is left for the plans by the browser’s Back, and is there again by Forward', async () => {
    const { payButton, go, address } = await openPaymentForm();
    await payButton();
    act(() => void go(-1));
    expect(screen.getByRole('article', { name: 'Monthly' })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
    expect(address()).toBe('/subscribe');
    act(() => void go(1));
    expect(await payButton()).toHaveTextContent('Pay $4.99');
  });

  it('can be loaded once more after it could not be loaded', async () => {
    const { fake, user, payButton, choose } = await openPaymentForm();
    fake.loadError = () => ({ type: 'api_connection_error' });
    await user.click(await screen.findByRole('button', { name: 'Back to plans' }));
    await choose('Monthly');
    expect(await screen.findByText('The payment form could not be loaded. Nothing was charged.')).toBeInTheDocument();
    fake.loadError = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeInTheDocument();
  });

  it('follows the site’s colours', async () => {
    const { updated, payButton } = await openPaymentForm();
    await payButton();
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(updated).toEqual([{ appearance: expect.objectContaining({ theme: 'stripe' }) }]));
  });
});
