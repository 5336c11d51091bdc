import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { servePayments } from '../../testing/payment.js';
import { placeholder } from '../../testing/placeholder.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleSiteConfig } from '../../testing/sample-site-config.js';
import { paid, subscriber, unpaid, unpaidMember } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { signIn, tellPayment } from '../../testing/visitor.js';

const noPayments = () => HttpResponse.json(placeholder);

async function openUnpaid() {
  const { store, user } = await renderSite('/subscribe');
  await act(async () => {
    await signIn(store, unpaidMember);
    await tellPayment(store, unpaid);
  });
  return { store, user };
}

const choose = async (user: UserEvent, plan: string) =>
  user.click(await screen.findByRole('button', { name: `Continue with ${plan} Plan` }));

const ticket = (name: string) => within(screen.getByRole('article', { name }));

describe('plans', () => {
  it('are shown to everybody, with what they cost and bring; a stranger logs in to continue, and nothing is sent', async () => {
    const { bodies } = servePayments(noPayments);
    await renderSite('/subscribe');
    expect(ticket('Monthly').getByText('$4.99')).toBeInTheDocument();
    expect(ticket('Monthly').getByText('$4.99 every month until you cancel')).toBeInTheDocument();
    expect(ticket('Yearly').getByText('$52.00')).toBeInTheDocument();
    expect(ticket('Yearly').getByText('billed annually, $4.33 per month')).toBeInTheDocument();
    expect(ticket('Yearly').getByText('Save 13%')).toBeInTheDocument();
    expect(ticket('Yearly').getByText('$52.00 every year until you cancel')).toBeInTheDocument();
    const features = within(screen.getByRole('region', { name: 'Both tickets open' })).getAllByRole('listitem');
    expect(features.map((feature) => feature.querySelector('p')?.textContent)).toEqual([
      'Unlimited city searches',
      'Personalized recommendations',
      'Mood-based cuisine discovery',
      'Real-time weather forecasts',
      'Priority customer support',
      'Cancel anytime',
    ]);
    const logIn = within(screen.getByRole('main')).getAllByRole('link', { name: 'Log in to continue' });
    expect(logIn.map((link) => link.getAttribute('href'))).toEqual(['/login?redirect=/subscribe', '/login?redirect=/subscribe']);
    expect(bodies).toEqual([]);
  });

  it('have the saving that this installation names', async () => {
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...sampleSiteConfig, yearlySavingsLabel: 'Two months free' })));
    await renderSite('/subscribe');
    expect(await ticket('Yearly').findByText('Two months free')).toBeInTheDocument();
    expect(screen.queryByText('Save 13%')).not.toBeInTheDocument();
  });

  it('say it at once where no payment can be made, and only there', async () => {
    await renderSite('/subscribe');
    expect(await screen.findByText('Payments aren’t open yet')).toBeInTheDocument();
    cleanup();
    servePayments();
    const { findByRole } = await renderSite('/subscribe');
    await vi.dynamicImportSettled();
    expect(await findByRole('article', { name: 'Monthly' })).toBeInTheDocument();
    expect(screen.queryByText('Payments aren’t open yet')).not.toBeInTheDocument();
  });

  it.each([
    ['Monthly', ['monthly']],
    ['Yearly', ['monthly', 'yearly']],
  ])('%s: the monthly one is asked for at once, another one by Continue; the server has no payments yet', async (name, asked) => {
    const { bodies } = servePayments(noPayments);
    const { user } = await openUnpaid();
    await choose(user, name);
    expect(await screen.findByRole('heading', { name: 'Payment Setup Pending' })).toHaveFocus();
    expect(screen.getByText(new RegExp(`Nothing was charged for the ${name} plan`))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute('href', 'mailto:support@example.com');
    expect(bodies).toEqual(asked.map((priceId) => ({ priceId })));
    await user.click(screen.getByRole('button', { name: 'Back to plans' }));
    expect(screen.getByRole('button', { name: 'Continue with Yearly Plan' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are asked for once, however often Continue is pressed', async () => {
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { bodies } = servePayments(async () => {
      await answered;
      return noPayments();
    });
    const { user } = await openUnpaid();
    await choose(user, 'Monthly');
    await user.click(await screen.findByRole('button', { name: 'Setting up your payment...' }));
    await choose(user, 'Yearly');
    release();
    expect(await screen.findByRole('heading', { name: 'Payment Setup Pending' })).toBeInTheDocument();
    expect(bodies).toEqual([{ priceId: 'monthly' }]);
  });

  it.each([
    ['with the server’s message', () => refusal(503, 'service_unavailable', 'Please come back later'), 'Please come back later'],
    ['as a reply without a payment says', () => HttpResponse.json({ ...placeholder, isPlaceholder: false, message: 'No' }), 'No'],
    ['in words of its own', () => HttpResponse.error(), 'Failed to create subscription. Please try again.'],
  ])('say that it failed %s', async (_name, answer, text) => {
    servePayments(answer);
    const { user } = await openUnpaid();
    await choose(user, 'Monthly');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByRole('alert')).toHaveTextContent('Subscription Error');
    expect(screen.getByRole('button', { name: 'Continue with Monthly Plan' })).toBeInTheDocument();
  });

  it('are no longer offered to whoever has paid meanwhile', async () => {
    servePayments(() => refusal(409, 'conflict', 'Your subscription is active already'));
    await openUnpaid();
    expect(await screen.findByText('Your subscription is active')).toBeInTheDocument();
    expect(screen.queryByText('Subscription Error')).not.toBeInTheDocument();
  });

  it('aren’t offered to whoever is late, who is led to the card', async () => {
    const { store } = await renderSite('/subscribe');
    await act(async () => {
      await signIn(store, subscriber);
      await tellPayment(store, { ...paid, status: 'past_due', graceUntil: 1_800_000_000 });
    });
    expect(await screen.findByText('You have a subscription')).toBeInTheDocument();
    expect(screen.getByText(/didn’t go through\. Your account page leads to your card\./)).toBeInTheDocument();
    expect(screen.queryByText('Your subscription is active')).not.toBeInTheDocument();
  });

  it('aren’t offered to subscribers, who have cancelled nothing, whatever the address says', async () => {
    const { store } = await renderSite('/subscribe?cancelled=true');
    await act(async () => {
      await signIn(store, subscriber);
      await tellPayment(store, paid);
    });
    expect(await screen.findByText('Your subscription is active')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose Your City' })).toHaveAttribute('href', '/#cities');
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account#subscription');
    expect(screen.queryByRole('article', { name: 'Monthly' })).not.toBeInTheDocument();
    expect(screen.queryByText('Payment cancelled')).not.toBeInTheDocument();
  });

  it('aren’t offered to administrators, who need none', async () => {
    const { bodies } = servePayments();
    const { store } = await renderSite('/subscribe');
    await act(() => signIn(store, { ...unpaidMember, isAdmin: true }));
    expect(await screen.findByText('Administrators need no subscription')).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('say that payments are simulated, where they are', async () => {
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...sampleSiteConfig, arePaymentsSimulated: true })));
    await renderSite('/subscribe');
    expect(await screen.findByText('Payments are simulated. Nothing is charged.')).toBeInTheDocument();
    expect(screen.getByText('4242 4242 4242 4242')).toBeInTheDocument();
  });

  it('are still there after a payment was cancelled', async () => {
    await renderSite('/subscribe?cancelled=true');
    expect(screen.getByText('Payment cancelled')).toBeInTheDocument();
    expect(ticket('Monthly').getByText('$4.99')).toBeInTheDocument();
  });
});
