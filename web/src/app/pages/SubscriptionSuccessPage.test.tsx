import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber, unpaid } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { watchTimers } from '../../testing/timers.js';

const page = '/subscription-success';
const everyMs = 2000;

type Visit = {
  path: string;
  /** What the server says of the payment. */
  answer: () => Response;
  /** Not signed in: a stranger, or somebody who has just registered. */
  isGuest?: boolean;
  /** What the browser keeps beside the address. */
  state?: object;
};

/** Opens the page; counts how often the server was asked. */
async function arrive({ path, answer, isGuest = false, state }: Visit) {
  const asked = { times: 0 };
  if (!isGuest) {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => HttpResponse.json(subscriber)));
  }
  server.use(
    http.get('*/api/subscription-status', () => {
      asked.times += 1;
      return answer();
    }),
  );
  const timers = watchTimers();
  const site = await renderSite(page + path, state);
  return { ...site, timers, asked };
}

const isPaid = () => HttpResponse.json(paid);
const isUnpaid = () => HttpResponse.json(unpaid);
const stranger = () => refusal(401, 'unauthenticated', 'Please log in');
const away = () => refusal(503, 'service_unavailable', 'Please try again later');

/** Lets the page ask until it gives up. */
async function waitOut(timers: ReturnType<typeof watchTimers>) {
  for (let times = 1; times <= 10; times += 1) {
    await waitFor(() => expect(timers.countWaits(everyMs)).toBeGreaterThanOrEqual(times));
    await timers.endLast(everyMs);
  }
}

describe('after a payment that the server knows of', () => {
  it('registration is complete, and the login comes after four seconds', async () => {
    const { address, timers } = await arrive({ path: '?registration=true', answer: isPaid, isGuest: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Registration Complete!' })).toHaveFocus();
    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome to City Genie! Your subscription is now active.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login?message=payment-complete');
    expect(screen.queryByRole('link', { name: 'Start Exploring London' })).not.toBeInTheDocument();
    expect(timers.isWaiting(4000)).toBe(true);
    await timers.end(4000);
    expect(address()).toBe('/login?message=payment-complete');
    expect(await screen.findByText(/^Your payment has arrived\. Open the link that we have mailed you, then log in/)).toBeInTheDocument();
  });

  it('the login names the address that the link went to, also when one goes there by hand', async () => {
    const { user, historyState } = await arrive({
      path: '?registration=true',
      answer: isPaid,
      isGuest: true,
      state: { mailedTo: 'ada@example.com' },
    });
    await user.click(await screen.findByRole('link', { name: 'Continue to Login' }));
    expect(await screen.findByText(/^Your payment has arrived/)).toHaveTextContent(
      'Your payment has arrived. Open the link that we have mailed to ada@example.com, then log in: every city is open to you.',
    );
    // A reload still knows, and no address can say so.
    expect(historyState()).toEqual({ loginReason: 'paid', mailedTo: 'ada@example.com' });
  });

  it('a user gets home after three seconds', async () => {
    const { address, timers } = await arrive({ path: '?existing=true', answer: isPaid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Exploring London' })).toHaveAttribute('href', '/london');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await timers.end(3000);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('nobody who is signed in is told of a registration, and nothing leads on', async () => {
    const { timers, store } = await arrive({ path: '?registration=true', answer: isPaid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
    expect(timers.isWaiting(4000)).toBe(false);
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('the page says what is known when it was opened without a reason', async () => {
    const subscription = { status: 'active', id: 'sub_1', current_period_end: 1_800_000_000 };
    const { timers, store } = await arrive({ path: '', answer: () => HttpResponse.json({ ...paid, subscription }) });
    expect(await screen.findByText('sub_1')).toBeInTheDocument();
    expect(screen.getByText('sub_1').previousElementSibling).toHaveTextContent('Subscription number');
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(await screen.findByText('15 January 2027')).toBeInTheDocument();
    expect(screen.getByText('Monthly plan')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'support@example.com.' })).toHaveAttribute('href', 'mailto:support@example.com');
    expect(timers.isWaiting(3000)).toBe(false);
    expect(store.getState().toast.lastId).toBe(0);
  });

  it.each([
    ['admin', 'Administrators need no subscription'],
    ['past_due', 'The last payment didn’t go through'],
    ['something_new', 'Not active'],
  ])('the status %s is told in words', async (status, words) => {
    server.use(http.get('*/api/subscription', () => HttpResponse.json({ success: true, payments: 'real', subscription: null })));
    await arrive({ path: '', answer: () => HttpResponse.json({ ...paid, status, subscription: null }) });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(status)).not.toBeInTheDocument();
  });

  it('asks again until the server knows', async () => {
    let answer = isUnpaid;
    const { timers } = await arrive({ path: '?existing=true', answer: () => answer() });
    expect(await screen.findByText('This takes a few seconds. Please stay on this page.')).toBeInTheDocument();
    for (const [index, next] of [isUnpaid, away, isPaid].entries()) {
      await waitFor(() => expect(timers.countWaits(everyMs)).toBe(index + 1));
      expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
      answer = next;
      await timers.endLast(everyMs);
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
  });
});

describe('what the address says', () => {
  it('claims nothing: without a payment, nothing is confirmed, and after twenty seconds the page asks no more', async () => {
    const { timers, asked, user, address } = await arrive({ path: '?existing=true', answer: isUnpaid });
    await waitOut(timers);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is confirmed yet' })).toHaveFocus();
    expect(screen.getByText(/your payment is being processed/)).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
    expect(timers.countWaits(everyMs)).toBe(10);
    expect(timers.isWaiting(3000)).toBe(false);
    expect(address()).toBe('/subscription-success?existing=true');
    const before = asked.times;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(asked.times).toBe(before + 1));
  });

  it('typed by somebody who has not paid, it says so at once, and leads to the plans', async () => {
    const { timers } = await arrive({ path: '', answer: isUnpaid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is confirmed yet' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
    expect(timers.countWaits(everyMs)).toBe(0);
  });

  it('typed while the server can’t tell, it says so at once, and asks again when it is told to', async () => {
    const { timers, user } = await arrive({ path: '', answer: away });
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t check your payment' })).toHaveFocus();
    expect(timers.countWaits(everyMs)).toBe(0);
    server.use(http.get('*/api/subscription-status', isPaid));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
  });

  it.each(['', '?existing=true'])('%s leads a stranger to log in and back, without a question', async (path) => {
    const { address, asked } = await arrive({ path, answer: stranger, isGuest: true });
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(page + path).replaceAll('%2F', '/')}`));
    expect(asked.times).toBe(0);
  });

  it('leads a stranger to log in also from the end of a registration', async () => {
    const { address } = await arrive({ path: '?registration=true', answer: stranger, isGuest: true });
    await waitFor(() => expect(address()).toBe('/login?redirect=/subscription-success%3Fregistration%3Dtrue'));
  });

  it('tells an administrator of no payment', async () => {
    const { store } = await arrive({ path: '?existing=true', answer: () => HttpResponse.json({ ...paid, status: 'admin' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
    expect(store.getState().toast.lastId).toBe(0);
  });

  const failed = '?existing=true&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=failed';

  it('says that a payment failed, with the way back; what the provider added is taken out of it', async () => {
    const { address, historyState } = await arrive({ path: failed, answer: isUnpaid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Failed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/subscribe');
    expect(address()).toBe('/subscription-success?existing=true');
    // A reload still knows.
    expect(historyState()).toEqual({ paymentRefused: true });
  });

  it('doesn’t say so when the server knows better', async () => {
    await arrive({ path: failed, answer: isPaid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });
});

it('a server that can’t tell is asked again, and then by hand', async () => {
  const { timers, user } = await arrive({ path: '?existing=true', answer: away });
  await waitOut(timers);
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t check your payment' })).toHaveFocus();
  server.use(http.get('*/api/subscription-status', isPaid));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeInTheDocument();
});
