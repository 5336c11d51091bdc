import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authApi } from '../../features/auth/auth-api.js';
import { refusal } from '../../testing/handlers.js';
import { openNews } from '../../testing/open-news.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber, unpaid, unpaidMember } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { watchTimers } from '../../testing/timers.js';
import { refuseCall, tellPayment } from '../../testing/visitor.js';

const delayMs = 1500;
const text = 'News & Stories are available to subscribers and admin users only. Please subscribe to access this content.';
const plans = { level: 1, name: 'Two tickets to the same eight cities' } as const;
const main = () => within(screen.getByRole('main'));
const toast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));

/** Stops the clock of timers. */
function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('whoever may not read the news', () => {
  it('is told so once, and led to the plans after a second and a half, with the words', async () => {
    const pass = stopTimers();
    const { store, address, loads } = await renderSite('/news');
    expect(toast().getByText('Premium Content')).toBeInTheDocument();
    expect(toast().getByText(text)).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
    await pass(delayMs - 1);
    expect(address()).toBe('/news');
    await pass(1);
    expect(address()).toBe('/subscribe');
    expect(store.getState().toast.lastId).toBe(1);
    vi.useRealTimers();
    expect(await screen.findByRole('heading', plans)).toBeInTheDocument();
    expect(loads()).toBe(1);
    await waitFor(() => expect(toast().getByText(text)).toBeInTheDocument());
  });

  it.each([
    ['follows a link', () => fireEvent.click(main().getByRole('link', { name: 'Back to Home' }))],
    ['goes back', () => fireEvent.popState(window)],
    ['types', () => fireEvent.input(screen.getByRole('main'))],
  ])('isn’t led on who %s, however long the next page takes', async (_case, goOn) => {
    const pass = stopTimers();
    const { address } = await renderSite('/news');
    goOn();
    const next = address();
    await pass(delayMs);
    expect(address()).toBe(next);
    expect(next).not.toBe('/subscribe');
  });

  it('isn’t led on who is let in after all', async () => {
    const started = vi.spyOn(globalThis, 'setTimeout');
    const stopped = vi.spyOn(globalThis, 'clearTimeout');
    const { store } = await openNews('/news', { user: unpaidMember, payment: unpaid });
    await toast().findByText(text);
    const [timer] = started.mock.results.filter((_result, index) => started.mock.calls[index]?.[1] === delayMs);
    const isStopped = () => stopped.mock.calls.some(([id]) => id === timer?.value);
    expect(isStopped()).toBe(false);
    await act(() => tellPayment(store, paid));
    expect(await main().findByRole('link', { name: /^Story a/ })).toBeInTheDocument();
    expect(isStopped()).toBe(true);
  });

  it('is told once, also when the site asks again who is here', async () => {
    const refused = () => refusal(401, 'unauthenticated', 'Please log in');
    let answer = () => {};
    server.use(
      http.get('*/api/auth/user', refused, { once: true }),
      http.get('*/api/auth/user', () => new Promise<Response>((resolve) => (answer = () => resolve(refused())))),
    );
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    const timers = watchTimers();
    const { store } = await renderSite('/news');
    await toast().findByText(text);
    act(() => void store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false })));
    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('One moment…'));
    await act(async () => answer());
    await main().findByRole('link', { name: 'See the plans' });
    expect(timers.countWaits(delayMs)).toBe(2);
    expect(store.getState().toast.lastId).toBe(1);
  });

  it('may be a user who has yet to pay, and the news aren’t asked for', async () => {
    const timers = watchTimers();
    const { store, address, asked } = await openNews('/news', { user: unpaidMember, payment: unpaid });
    expect(await toast().findByText(text)).toBeInTheDocument();
    expect(store.getState().toast.lastId).toBe(1);
    await timers.end(delayMs);
    expect(address()).toBe('/subscribe');
    expect(await screen.findByRole('heading', plans)).toBeInTheDocument();
    expect(asked).not.toContain('/api/news');
  });

  it('may be a subscriber whose subscription has ended meanwhile', async () => {
    const { store } = await openNews();
    await main().findByRole('link', { name: /^Story a/ });
    await act(() => refuseCall(store, 'payment_required'));
    expect(toast().getByText('Premium Content')).toBeInTheDocument();
    expect(main().queryByText(/^Story a/)).not.toBeInTheDocument();
  });
});

describe('whoever may read the news', () => {
  it('may be an administrator without a subscription', async () => {
    const { store } = await openNews('/news', { user: { ...unpaidMember, isAdmin: true }, payment: unpaid });
    expect(await main().findByRole('link', { name: /^Story a/ })).toBeInTheDocument();
    expect(store.getState().toast.lastId).toBe(0);
  });
});

describe('when it isn’t known', () => {
  it('who is here, nobody is led away, and it can be asked again', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => HttpResponse.error()));
    const { user, store, address } = await renderSite('/news');
    const again = await main().findByRole('button', { name: 'Try again' });
    expect([address(), store.getState().toast.lastId]).toEqual(['/news', 0]);
    server.use(http.get('*/api/auth/user', () => HttpResponse.json(subscriber)));
    await user.click(again);
    expect(await main().findByRole('link', { name: /^Story a/ })).toBeInTheDocument();
  });

  it('whether they have paid, nobody is led away, and it can be asked again', async () => {
    const { user, store, address } = await openNews('/news', { payment: 'no answer' });
    expect(await main().findByText('We couldn’t check your subscription')).toBeInTheDocument();
    expect([address(), store.getState().toast.lastId]).toEqual(['/news', 0]);
    server.use(http.get('*/api/subscription-status', () => HttpResponse.json(paid)));
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: /^Story a/ })).toBeInTheDocument();
  });
});
