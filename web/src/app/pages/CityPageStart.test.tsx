import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSearches } from '../../testing/answer-searches.js';
import { axeViolations } from '../../testing/axe-violations.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

const chosen = '/paris?mood=romantic-dreamy&time=half-day';
const generate = () => screen.getByRole('button', { name: 'Generate my Recommendations' });
/** Sets the clocks; 17:40 in Paris by default. */
const setClock = (utc = '2026-11-21T16:40') => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${utc}:00Z`) });

beforeEach(() => setClock());
afterEach(() => void vi.useRealTimers());

describe('choice of a start', () => {
  it('is sent with the search, and stays selected', async () => {
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
    await renderSite(`${chosen}&at=2027-01-01T10:00&seed=1`);
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Plan it for the next good start' })).toBeInTheDocument();
    expect(screen.queryByText('Please try again in a moment.')).not.toBeInTheDocument();
  });

  it('shows a past start of an old link as invalid, and does not search', async () => {
    const bodies = answerSearches({ 1: ['a'] });
    const { user } = await renderSite(`${chosen}&at=2026-11-20T10:00`);
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Please choose a start within the next 14 days');
    await user.click(generate());
    expect(bodies).toEqual([]);
    expect(screen.getByLabelText('Date')).toBeInTheDocument();
  });
});

describe('what is said of a start before Generate is pressed', () => {
  const fullDay = chosen.replace('half-day', 'full-day');

  it('tells when “now” can’t be now, beside the button and as its description', async () => {
    setClock('2026-11-21T16:10');
    const { user } = await renderSite(fullDay);
    const note = /^It is 17:10 in Paris: the next full day usually begins tomorrow at\s09:00\. For this evening, choose Tonight\.$/;
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(screen.getByText(/full day in Paris, at the next good start\.$/)).toBeInTheDocument();
    expect(generate()).toHaveAccessibleDescription(note);
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(generate()).not.toHaveAttribute('aria-describedby');
  });

  it('says nothing when it can', async () => {
    setClock('2026-11-21T08:00');
    await renderSite(fullDay);
    expect(await screen.findByText(/full day in Paris, starting now\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/^It is 09:00/)).not.toBeInTheDocument();
  });

  it('tells that a full day from tonight on is an evening with dinner', async () => {
    const { user } = await renderSite(fullDay);
    await user.click(screen.getByRole('radio', { name: /^Tonight/ }));
    expect(screen.getByText('From 18:00 on there is no full day left: this will be an evening with dinner.')).toBeInTheDocument();
    expect(screen.getByText(/, an evening in Paris, Saturday 21 November at\s18:00\.$/)).toBeInTheDocument();
  });

  it('sends no start that has passed meanwhile', async () => {
    const bodies = answerSearches({ 1: ['a'] });
    const { user, address } = await renderSite(`${chosen}&at=2026-11-21T18:00`);
    expect(screen.getByRole('radio', { name: /^Tonight/ })).toBeChecked();
    setClock('2026-11-21T17:20');
    // Anything that draws the page anew reads the clock.
    await user.click(screen.getByRole('button', { name: /^1–2 hours/ }));
    expect(screen.getByText(/ in Paris\. Now choose when\.$/)).toBeInTheDocument();
    const date = screen.getByLabelText('Date');
    expect(date).toHaveAccessibleDescription('It is past 18:00 in Paris; please choose a later time');
    fireEvent.submit(date);
    expect(date).toHaveFocus();
    expect(address()).not.toContain('seed');
    expect(bodies).toEqual([]);
  });
});

describe('a link of a day that is over', () => {
  const plan = `${chosen}&at=2026-11-20T10:00&seed=3&pin=b`;

  it.each([
    ['its plan', plan],
    ['its restaurants', `${plan}&view=cuisine`],
  ])('says so instead of %s, and leads to the next day at the same hour', async (_what, link) => {
    const bodies = answerSearches({ 3: ['a', 'b'] });
    const { user, address } = await renderSite(link);
    expect(await screen.findByText('That day is over')).toBeInTheDocument();
    expect(screen.getByText(/^This plan was for Friday 20 November at\s10:00\./)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /^A romantic half\sday in\sParis$/ })).toBeInTheDocument();
    expect(bodies).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('link', { name: /^Plan it for Sunday 22 November at\s10:00$/ }));
    expect(await screen.findAllByText('Place a')).not.toHaveLength(0);
    expect(address()).toBe(link.replace('2026-11-20', '2026-11-22'));
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', seed: '3', startAt: '2026-11-22T10:00', pin: ['b'] }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('can begin as soon as it may instead', async () => {
    const bodies = answerSearches({ 3: ['a'] });
    const { user } = await renderSite(plan);
    await user.click(await screen.findByRole('button', { name: 'Plan it for the next good start' }));
    await screen.findByRole('heading', { name: 'Place a' });
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', seed: '3', pin: ['b'] }]);
  });

  it('goes back to the choices without the old start', async () => {
    const { user } = await renderSite(plan);
    await user.click(await screen.findByRole('button', { name: 'Back to Paris' }));
    expect(await screen.findByRole('radio', { name: /^Now/ })).toBeChecked();
  });

  it('is no matter for an hour of earlier today, which the server plans again', async () => {
    const bodies = answerSearches({ 3: ['a'] });
    await renderSite(plan.replace('2026-11-20', '2026-11-21'));
    await screen.findByRole('heading', { name: 'Place a' });
    expect(bodies).toHaveLength(1);
  });

  it('doesn’t take a plan from the page at midnight, but the next one isn’t asked for', async () => {
    setClock('2026-11-21T22:30');
    const bodies = answerSearches({ 3: ['a'] });
    const { user } = await renderSite(`${chosen}&at=2026-11-21T21:00&seed=3`);
    await screen.findByRole('heading', { name: 'Place a' });
    setClock('2026-11-21T23:30');
    await user.click(await screen.findByRole('button', { name: /^Pin\b.*Place a/ }));
    expect(screen.getByRole('heading', { name: 'Place a' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('That day is over')).toBeInTheDocument();
    expect(bodies).toHaveLength(1);
  });
});
