import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { otherSite } from '../../ui/late/other-site.js';

async function arrive(path: string, graceUntil: number | null) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(subscriber)),
    http.get('*/api/subscription-status', () => HttpResponse.json({ ...paid, status: 'past_due', graceUntil })),
  );
  return renderSite(path);
}

const banner = async () => within(await screen.findByRole('complementary', { name: 'Payment' }));

describe('a payment that has failed', () => {
  it.each(['/', '/about', '/paris'])('is told on %s, with the way to another card', async (path) => {
    const opened = vi.spyOn(otherSite, 'open').mockReturnValue();
    server.use(http.post('*/api/billing-portal', () => HttpResponse.json({ success: true, url: 'https://billing.example/p/1' })));
    const { user } = await arrive(path, 1_800_000_000);
    expect((await banner()).getByText(/^Your last payment/)).toHaveTextContent(
      'Your last payment didn’t go through. Everything stays open until 15 January 2027.',
    );
    await user.click((await banner()).getByRole('button', { name: 'Update your card' }));
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('https://billing.example/p/1'));
  });

  it('says when the way is closed', async () => {
    server.use(http.post('*/api/billing-portal', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { user } = await arrive('/about', 1_800_000_000);
    await user.click((await banner()).getByRole('button', { name: 'Update your card' }));
    await waitFor(async () => expect((await banner()).getByRole('alert')).toHaveTextContent('Please try again later'));
  });
});

it('nothing is told of payments that went through', async () => {
  const { store } = await arrive('/about', null);
  await waitFor(() => expect(store.getState().access?.payment).toBe('settled'));
  expect(screen.queryByRole('complementary', { name: 'Payment' })).not.toBeInTheDocument();
});
