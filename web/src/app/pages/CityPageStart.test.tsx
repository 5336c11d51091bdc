import { screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerSearches } from '../../testing/answer-searches.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

describe('choice of a start', () => {
  const chosen = '/paris?mood=romantic-dreamy&time=half-day';
  /** 17:40 in Paris. */
  const now = Date.parse('2026-11-21T16:40:00Z');
  const generate = () => screen.getByRole('button', { name: 'Generate my Recommendations' });

  afterEach(() => vi.useRealTimers());

  it('is sent with the search, and stays selected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const bodies = answerSearches({ 1: ['a'] });
    const { user } = await renderSite(chosen);
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(await screen.findByText(/Sunday 22 November at 10:00/)).toBeInTheDocument();
    await user.click(generate());
    await screen.findByRole('heading', { name: 'Place a' });
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', startAt: '2026-11-22T10:00', seed: '1' }]);
    await user.click(screen.getByRole('button', { name: 'Back to Paris' }));
    expect(await screen.findByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  });

  it('is sent only when it was chosen', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const bodies = answerSearches({ 1: ['a'] });
    const { user } = await renderSite(`${chosen}&at=2026-11-25T12:00`);
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-25');
    await user.click(screen.getByRole('radio', { name: /^Now/ }));
    expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
    await user.click(generate());
    await screen.findByRole('heading', { name: 'Place a' });
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1' }]);
  });

  it('shows a refusal by the server on the page, without a toast', async () => {
    const refused = 'Please choose a start within the next 14 days';
    server.use(http.post('*/api/paris/search', () => refusal(400, 'validation_failed', refused, { startAt: refused })));
    await renderSite(`${chosen}&at=2020-01-01T10:00&seed=1`);
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Plan it for the next good start' })).toBeInTheDocument();
    expect(screen.queryByText('Please try again in a moment.')).not.toBeInTheDocument();
  });

  it('shows a past start of an old link as invalid, and does not search', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const bodies = answerSearches({ 1: ['a'] });
    const { user } = await renderSite(`${chosen}&at=2026-11-20T10:00`);
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a start within the next 14 days');
    await user.click(generate());
    expect(bodies).toEqual([]);
    expect(screen.getByLabelText('Date')).toBeInTheDocument();
  });
});
