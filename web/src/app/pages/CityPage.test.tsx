import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSearches } from '../../testing/answer-searches.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { samplePlan } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

const planAddress = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
const mood = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });

// Nine in the morning in Paris, when plans of all lengths begin.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('choices', () => {
  it('selecting a mood opens it; pressing it again goes on', async () => {
    const { user } = await renderSite('/paris');
    const romantic = await mood('Romantic');
    await user.click(romantic);
    expect(romantic).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Romantic air')).toBeInTheDocument();
    expect(screen.getByText('third experience')).toBeInTheDocument();
    expect(screen.queryByText('fourth experience')).not.toBeInTheDocument();
    expect(screen.getByText('second gem')).toBeInTheDocument();
    expect(screen.queryByText('third gem')).not.toBeInTheDocument();

    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(romantic);
    expect(romantic).toHaveAttribute('aria-pressed', 'true');
    expect(scroll.mock.contexts[0]).toHaveAttribute('id', 'timeframes');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
    expect(screen.getByRole('heading', { name: 'How long have you got?' })).toHaveFocus();
  });

  it('choosing how long goes on to where recommendations are asked for', async () => {
    const { user } = await renderSite('/paris');
    await mood('Romantic');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: /^Full day/ }));
    expect(scroll.mock.contexts[0]).toHaveAttribute('id', 'generate');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
    expect(screen.getByRole('heading', { name: 'When do you set out?' })).toHaveFocus();
  });

  it('details open and close without selecting', async () => {
    const { user } = await renderSite('/paris');
    await user.click(await screen.findByRole('button', { name: 'More about Artistic' }));
    expect(screen.getByText('Artistic air')).toBeInTheDocument();
    expect(await mood('Artistic')).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Less about Artistic' }));
    expect(screen.queryByText('Artistic air')).not.toBeInTheDocument();
  });

  it('Generate pressed too early says what is missing', async () => {
    const { user } = await renderSite('/paris');
    await mood('Romantic');
    const generate = screen.getByRole('button', { name: 'Generate my Recommendations' });
    expect(generate).toHaveAttribute('aria-disabled', 'true');
    await user.click(generate);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select both mood and timeframe');
    expect(screen.getByRole('alert')).toHaveTextContent('We need both preferences to create your perfect itinerary.');
  });

  it('a guide that fails to load offers a retry', async () => {
    server.use(http.get('*/api/paris/guide', () => refusal(503, 'service_unavailable', 'Later'), { once: true }));
    const { user } = await renderSite('/paris');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await mood('Romantic')).toBeInTheDocument();
  });
});

describe('what a link asks for', () => {
  it('is the place of the plan that is generated', async () => {
    const bodies = answerSearches({ 1: ['a'] });
    const { user } = await renderSite('/paris?mood=romantic-dreamy&pin=louvre');
    expect(await screen.findByText('Musée du Louvre')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave it out' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Half day/ }));
    await user.click(screen.getByRole('button', { name: 'Generate my Recommendations' }));
    await screen.findByRole('heading', { name: 'Place a' });
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1', pin: ['louvre'] }]);
  });

  it('can be left out', async () => {
    const { user, address } = await renderSite('/paris?mood=romantic-dreamy&pin=eiffel,louvre');
    await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
    expect(address()).toBe('/paris?mood=romantic-dreamy');
    expect(screen.queryByText(/Musée du Louvre$/)).not.toBeInTheDocument();
  });

  it('is a part of the guide, which comes after the page', async () => {
    await renderSite('/paris#culture');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Local Culture' })).toHaveFocus());
  });
});

describe('the weather', () => {
  it('of an unexpected form takes nothing else away', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.use(http.get('*/api/weather/paris', () => HttpResponse.json({ success: true, weather: { forecast: 'sunny' } })));
    await renderSite('/paris');
    expect(await screen.findByText('Weather data temporarily unavailable')).toBeInTheDocument();
    expect(screen.getByText('Please check back later')).toBeInTheDocument();
    expect(await mood('Romantic')).toBeInTheDocument();
  });
});

describe('mood colour and progress', () => {
  it('follow the choices', async () => {
    const { user } = await renderSite('/paris');
    const romantic = await mood('Romantic');
    const step = () => screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current]');
    const lampOf = (element: Element) => element.closest('main [data-mood]');
    expect(step()).toHaveTextContent('Choose Mood');
    expect(lampOf(screen.getByRole('heading', { level: 1 }))).toBeNull();

    await user.click(romantic);
    expect(lampOf(screen.getByRole('heading', { level: 1 }))).toHaveAttribute('data-mood', 'romantic-dreamy');
    expect(step()).toHaveTextContent('Select Time');
    expect(screen.getByText('Romantic. Now choose how long.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Full day/ }));
    expect(step()).toHaveTextContent('Get Recommendations');
    expect(screen.getByText('Romantic, full day in Paris, starting now.')).toBeInTheDocument();
  });

  it('show one mood’s details at a time', async () => {
    const { user } = await renderSite('/paris');
    await user.click(await mood('Romantic'));
    await user.click(screen.getByRole('button', { name: 'More about Elegant' }));
    expect(screen.getByText('Elegant air')).toBeInTheDocument();
    expect(screen.queryByText('Romantic air')).not.toBeInTheDocument();
    expect(await mood('Romantic')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('plan', () => {
  it('uses mood and slot, and Refresh makes another', async () => {
    const bodies = answerSearches({ 1: ['a', 'b'], 2: ['c', 'd'] });
    const { user } = await renderSite('/paris');
    await user.click(await mood('Romantic'));
    await user.click(screen.getByRole('button', { name: /^Half day/ }));
    await user.click(screen.getByRole('button', { name: 'Generate my Recommendations' }));

    const stops = within(await screen.findByRole('list', { name: 'Stops' }));
    expect(stops.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Place a', 'Place b']);
    expect(screen.getAllByText('City Genie score 4.6/5')).toHaveLength(2);
    expect(screen.getByText('12 min walk')).toBeInTheDocument();
    expect(screen.getByText('Hours can change; check before you go.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByText('Recommendations Generated!')).toBeInTheDocument();
    expect(screen.getByText('2 places found for you.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: 'Place c' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Place a' })).not.toBeInTheDocument();
    expect(bodies).toEqual([
      { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1' },
      { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '2', seen: ['a', 'b'] },
    ]);

    await user.click(screen.getByRole('button', { name: 'Back to Paris' }));
    expect(await mood('Romantic')).toHaveAttribute('aria-pressed', 'true');
  });

  it('links to the map service with "name, location, city", in a new tab without an opener', async () => {
    await renderSite(planAddress);
    const stop = within(await screen.findByRole('article', { name: 'Place a' }));
    const map = await stop.findByRole('link', { name: /^Map: Place a/ });
    expect(map).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Place%20a%2C%2077%20Rue%20de%20Varenne%2C%2075007%2C%20Paris',
    );
    expect(map).toHaveAttribute('target', '_blank');
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    expect(stop.getByRole('link', { name: /^Directions: Place a/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Place%20a%2C%2077%20Rue%20de%20Varenne%2C%2075007%2C%20Paris',
    );
  });

  it('says by toast that the search has failed, and tries again', async () => {
    server.use(http.post('*/api/paris/search', () => refusal(500, 'internal_error', 'Something broke here'), { once: true }));
    const { user } = await renderSite('/paris?mood=romantic-dreamy&time=half-day');
    await user.click(await screen.findByRole('button', { name: 'Generate my Recommendations' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
    expect(screen.getByText('Something broke here')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
  });

  it('shows the server’s message and alternatives when the daily limit is reached', async () => {
    server.use(http.post('*/api/paris/search', () => refusal(429, 'guest_limit_reached', 'Ten searches a day are free')));
    const { user } = await renderSite(planAddress);
    expect(await screen.findByText('Ten searches a day are free')).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      expect.stringMatching(/redirect=.*seed/),
    );
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Join Waitlist' }));
    expect(await screen.findByRole('dialog', { name: 'Join the waitlist' })).toBeInTheDocument();
  });

  it('offers no waitlist for the limit of a minute, which is everybody’s', async () => {
    server.use(http.post('*/api/paris/search', () => refusal(429, 'rate_limited', 'Please take a breath'), { once: true }));
    const { user } = await renderSite(planAddress);
    await screen.findByText('Please take a breath');
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('button', { name: 'Join Waitlist' })).not.toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
  });

  it('shows a text without a success toast when nothing was found', async () => {
    answerSearches({});
    await renderSite(planAddress);
    expect(await screen.findByText('No recommendations found. Please try again.')).toBeInTheDocument();
    expect(screen.queryByText('Recommendations Generated!')).not.toBeInTheDocument();
  });

  it('comes without a toast where nobody pressed anything, as by a link', async () => {
    await renderSite(planAddress);
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
    expect(screen.queryByText('Recommendations Generated!')).not.toBeInTheDocument();
  });

  it('shows the server’s notes', async () => {
    server.use(
      http.post('*/api/paris/search', () =>
        HttpResponse.json({ ...samplePlan(['a']), notes: [{ code: 'short_plan', params: {}, text: 'Few places are open now.' }] }),
      ),
    );
    await renderSite(planAddress);
    expect(await screen.findByText('Few places are open now.')).toBeInTheDocument();
  });
});

describe('a locked city', () => {
  it('is closed to anonymous visitors, asks for nothing of it but the teaser, and offers alternatives', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => calls.push(request.url));
    await renderSite('/london');
    expect(screen.getByRole('heading', { name: 'London Access Restricted' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Explore Paris' })).toHaveAttribute('href', '/paris');
    await screen.findByRole('heading', { name: 'Three doors, ajar' });
    expect(calls.map((url) => new URL(url).pathname).sort()).toEqual(['/api/config', '/api/london/teaser']);
  });
});
