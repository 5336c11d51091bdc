import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/handlers.js';
import { renderSite } from '../testing/render-site.js';
import { paid, subscriber, unpaid, unpaidMember } from '../testing/sample-user.js';
import { server } from '../testing/server.js';
import { refuseCall } from '../testing/visitor.js';

/** Counts the requests for the user. */
function answerUser(answer: () => Response) {
  const asked = { times: 0 };
  server.use(
    http.get('*/api/auth/user', () => {
      asked.times += 1;
      return answer();
    }),
  );
  return asked;
}

/** Counts the requests for the status of the subscription. */
function answerStatus(answer: () => Response) {
  const asked = { times: 0 };
  server.use(
    http.get('*/api/subscription-status', () => {
      asked.times += 1;
      return answer();
    }),
  );
  return asked;
}

function hintAtSession() {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
}

describe('session', () => {
  it('is not requested without the hint cookie', async () => {
    const asked = answerUser(() => refusal(401, 'unauthenticated', 'Please log in'));
    await renderSite('/paris');
    await screen.findByRole('button', { name: /^Romantic / });
    expect(asked.times).toBe(0);
  });

  it('shows the user, opens the cities, and is requested again on focus', async () => {
    hintAtSession();
    const asked = answerUser(() => HttpResponse.json(subscriber));
    await renderSite('/');
    expect(await screen.findByRole('heading', { name: 'Choose Your City' })).toBeInTheDocument();
    expect(await within(screen.getByRole('banner')).findByText('ada')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Explore London' })).toBeInTheDocument();
    fireEvent.focus(window);
    await waitFor(() => expect(asked.times).toBe(2));
  });

  it('pending: shows a waiting text, also after another focus event', async () => {
    hintAtSession();
    const asked = { times: 0 };
    server.use(
      http.get('*/api/auth/user', () => {
        asked.times += 1;
        return new Promise<Response>(() => undefined);
      }),
    );
    await renderSite('/london');
    await waitFor(() => expect(asked.times).toBe(1));
    fireEvent.focus(window);
    expect(await screen.findByText('One moment…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'London' })).toBeInTheDocument();
  });

  it('ends when the server replies 401', async () => {
    hintAtSession();
    answerUser(() => refusal(401, 'unauthenticated', 'Please log in'));
    const { store } = await renderSite('/london');
    await waitFor(() => expect(store.getState().access?.status).toBe('anonymous'));
    expect(await screen.findByRole('heading', { name: 'London Access Restricted' })).toBeInTheDocument();
  });

  it('shows what a subscription opens when the server replies 402', async () => {
    hintAtSession();
    answerUser(() => HttpResponse.json(subscriber));
    server.use(http.get('*/api/london/guide', () => refusal(402, 'payment_required', 'Please subscribe')));
    await renderSite('/london');
    expect(await screen.findByRole('heading', { name: 'Subscription Required' })).toBeInTheDocument();
    const invitation = 'Complete your subscription to explore London with personalized recommendations.';
    expect(within(screen.getByRole('main')).getByText(invitation)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(invitation);
  });

  it('asks a signed-in visitor’s subscription once, and an admin’s or a stranger’s never', async () => {
    hintAtSession();
    let user = subscriber;
    answerUser(() => HttpResponse.json(user));
    const asked = answerStatus(() => HttpResponse.json(paid));
    const first = await renderSite('/');
    expect(await screen.findByRole('link', { name: 'Explore London' })).toBeInTheDocument();
    await first.user.click(screen.getByRole('link', { name: 'Explore London' }));
    expect(await screen.findByRole('button', { name: /^Romantic / })).toBeInTheDocument();
    expect(asked.times).toBe(1);
    first.unmount();
    user = { ...subscriber, isAdmin: true };
    await renderSite('/');
    expect(await screen.findByRole('link', { name: 'Explore London' })).toBeInTheDocument();
    expect(asked.times).toBe(1);
  });

  it('opens nothing while the subscription can’t be read, and can ask again', async () => {
    hintAtSession();
    answerUser(() => HttpResponse.json(subscriber));
    const asked = answerStatus(() =>
      asked.times === 1 ? refusal(503, 'service_unavailable', 'Please try again later') : HttpResponse.json(paid),
    );
    const { user } = await renderSite('/london');
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t check your subscription' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Romantic / })).toBeInTheDocument();
    expect(asked.times).toBe(2);
  });

  it('on the home page as well', async () => {
    hintAtSession();
    answerUser(() => HttpResponse.json(subscriber));
    const asked = answerStatus(() => (asked.times === 1 ? HttpResponse.error() : HttpResponse.json(paid)));
    const { user } = await renderSite('/');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Explore London' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('We couldn’t check your subscription')).not.toBeInTheDocument());
    expect(asked.times).toBe(2);
  });

  it('that ends while its user is here: says so once, and offers the way back', async () => {
    hintAtSession();
    answerUser(() => HttpResponse.json(subscriber));
    const { store } = await renderSite('/london?mood=romantic-dreamy#moods');
    expect(await screen.findByRole('button', { name: /^Romantic / })).toBeInTheDocument();
    await act(() => refuseCall(store, 'unauthenticated'));
    const toast = within(screen.getByRole('alert'));
    expect(toast.getByText('You have been logged out')).toBeInTheDocument();
    expect(toast.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=/london%3Fmood%3Dromantic-dreamy%23moods');
    expect(screen.getByRole('heading', { name: 'London Access Restricted' })).toBeInTheDocument();
    const shown = store.getState().toast.lastId;
    await act(() => refuseCall(store, 'unauthenticated'));
    expect(store.getState().toast.lastId).toBe(shown);
  });

  it('that had ended before says nothing', async () => {
    hintAtSession();
    answerUser(() => refusal(401, 'unauthenticated', 'Please log in'));
    const { store } = await renderSite('/paris');
    await waitFor(() => expect(store.getState().access?.status).toBe('anonymous'));
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('opens a city when the visitor has paid, without a reload', async () => {
    hintAtSession();
    let user = unpaidMember;
    answerUser(() => HttpResponse.json(user));
    answerStatus(() => HttpResponse.json(user === subscriber ? paid : unpaid));
    await renderSite('/london');
    expect(await screen.findByRole('heading', { name: 'Subscription Required' })).toBeInTheDocument();
    user = subscriber;
    fireEvent.focus(window);
    expect(await screen.findByRole('button', { name: /^Romantic / })).toBeInTheDocument();
  });
});
