import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/handlers.js';
import { renderSite } from '../testing/render-site.js';
import { subscriber, unpaidMember } from '../testing/sample-user.js';
import { server } from '../testing/server.js';

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
    expect(screen.getByRole('link', { name: 'Explore London' })).toBeInTheDocument();
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

  it('opens a city when the visitor has paid, without a reload', async () => {
    hintAtSession();
    let user = unpaidMember;
    answerUser(() => HttpResponse.json(user));
    server.use(http.get('*/api/london/guide', () => refusal(402, 'payment_required', 'Please subscribe'), { once: true }));
    await renderSite('/london');
    expect(await screen.findByRole('heading', { name: 'Subscription Required' })).toBeInTheDocument();
    user = subscriber;
    fireEvent.focus(window);
    expect(await screen.findByRole('button', { name: /^Romantic / })).toBeInTheDocument();
  });
});
