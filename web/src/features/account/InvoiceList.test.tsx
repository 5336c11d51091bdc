import { waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { server } from '../../testing/server.js';
import { openSubscription } from '../../testing/subscription.js';
import { otherSite } from '../../ui/late/other-site.js';

describe('card and invoices', () => {
  it('are managed at the payment provider’s', async () => {
    const opened = vi.spyOn(otherSite, 'open').mockReturnValue();
    server.use(http.post('*/api/billing-portal', () => HttpResponse.json({ success: true, url: 'https://billing.example/p/1' })));
    const { press } = await openSubscription();
    await press('Manage card and invoices');
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('https://billing.example/p/1'));
  });

  it('say when they can’t be opened', async () => {
    const opened = vi.spyOn(otherSite, 'open').mockReturnValue();
    server.use(http.post('*/api/billing-portal', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { press, section } = await openSubscription();
    await press('Manage card and invoices');
    await waitFor(() => expect(section.getByText('Please try again later')).toBeInTheDocument());
    expect(opened).not.toHaveBeenCalled();
  });

  it('invoices are listed with day, amount, status and a link', async () => {
    const invoice = {
      id: 'in_2',
      number: 'CG-2',
      createdAt: 1_800_000_000,
      amountCents: 499,
      refundedCents: 0,
      currency: 'usd',
      status: 'paid',
      url: 'https://pay.example/in_2',
    };
    const back = [499, 200].map((refundedCents) => ({ ...invoice, id: `in_${refundedCents}`, refundedCents }));
    const open = { ...invoice, id: 'in_1', number: null, status: 'open', url: null };
    server.use(http.get('*/api/invoices', () => HttpResponse.json({ success: true, invoices: [invoice, open, ...back] })));
    const { section } = await openSubscription();
    const rows = within(await section.findByRole('region', { name: 'Invoices' }));
    const [first, second, ...others] = await rows.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^\$4\.99 on 15 January 2027Paid, number CG-2Invoice/);
    expect(rows.getAllByRole('link', { name: /^Invoice/ })[0]).toHaveAttribute('href', 'https://pay.example/in_2');
    expect(second).toHaveTextContent(/^\$4\.99 on 15 January 2027Not paid yet$/);
    expect(others[0]).toHaveTextContent(/2027Paid back, number CG-2/);
    expect(others[1]).toHaveTextContent(/2027Paid, \$2\.00 of it paid back, number CG-2/);
  });

  it('can be looked up again', async () => {
    server.use(http.get('*/api/invoices', () => HttpResponse.error()));
    const { section, press } = await openSubscription();
    expect(await section.findByText(/We couldn’t look up your invoices/)).toBeInTheDocument();
    server.use(http.get('*/api/invoices', () => HttpResponse.json({ success: true, invoices: [] })));
    await press('Try again');
    expect(await section.findByText('There are none yet.')).toBeInTheDocument();
  });
});
