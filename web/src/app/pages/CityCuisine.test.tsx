import type { cityCuisineRoute } from '@city-genie/contracts/cuisine/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSearches } from '../../testing/answer-searches.js';
import { axeViolations } from '../../testing/axe-violations.js';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleRestaurant } from '../../testing/sample-cuisine.js';
import { samplePause, samplePlan } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

const planAddress = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
const cuisineAddress = `${planAddress}&view=cuisine`;

type CuisineReply = RouteReply<typeof cityCuisineRoute>;

/** Answers with two restaurants by default, and records the request bodies. */
function answerCuisine(change: Partial<CuisineReply> = {}): unknown[] {
  const bodies: unknown[] = [];
  const recommendations = [sampleRestaurant('x'), sampleRestaurant('y')];
  const reply: CuisineReply = { success: true, startAt: '2026-11-21T10:00', recommendations, ...change };
  server.use(
    http.post('*/api/paris/cuisine', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(reply);
    }),
  );
  return bodies;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('cuisine', () => {
  it('lists restaurants near the plan, with three tabs in each', async () => {
    const bodies = answerCuisine();
    const { user } = await renderSite(planAddress);
    await screen.findByRole('heading', { name: 'Place a' });
    await user.click(screen.getByRole('button', { name: 'Discover Local Cuisine' }));
    await user.click(await screen.findByRole('button', { name: /^Restaurant x/ }));
    expect(screen.getAllByRole('img', { name: 'Price: moderate, 2 of 4' })[0]).toBeInTheDocument();
    expect(screen.getByText('Confit de canard')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Mood Match' }));
    expect(screen.getByText('Why x suits.')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Tips' })).toHaveAttribute('aria-selected', 'true');
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', startAt: '2026-11-21T10:00', near: ['a', 'b', 'c'] }]);
    await user.click(screen.getByRole('button', { name: 'Back to your plan' }));
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
  });

  it('shows an error with a way back when the call fails', async () => {
    server.use(http.post('*/api/paris/cuisine', () => refusal(503, 'service_unavailable', 'Later')));
    const { user } = await renderSite(cuisineAddress);
    expect(await screen.findByText("We couldn't load cuisine recommendations right now. Please try again.")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
  });

  it('shows a text for an empty list', async () => {
    answerCuisine({ recommendations: [] });
    await renderSite(cuisineAddress);
    expect(await screen.findByText('No cuisine recommendations found')).toBeInTheDocument();
    expect(screen.getByText('Try selecting a different mood or timeframe combination')).toBeInTheDocument();
  });

  it('explains an empty list by the time of day at night', async () => {
    answerCuisine({ startAt: '2026-11-22T03:00', recommendations: [] });
    await renderSite(`${cuisineAddress}&at=2026-11-22T03:00`);
    expect(await screen.findByText('No cuisine recommendations found')).toBeInTheDocument();
    expect(screen.getByText('Most kitchens are closed around 03:00. Choose another time to set out')).toBeInTheDocument();
    expect(screen.queryByText(/different mood/)).not.toBeInTheDocument();
  });
});

describe('cuisine after a reload or from a link', () => {
  it.each(['02:00', '11:00', '22:00'])('at %s UTC uses the plan of the address, its start, and what is near', async (time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-21T${time}:00Z`) });
    const [searches, bodies] = [answerSearches({ 1: ['a', 'b'] }), answerCuisine()];
    await renderSite(cuisineAddress);
    expect(await screen.findByRole('button', { name: /^Restaurant x/ })).toBeInTheDocument();
    expect(searches).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1' }]);
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', startAt: '2026-11-21T10:00', near: ['a', 'b'] }]);
    expect(screen.getByText(/^Nearest to your plan first\./)).toBeInTheDocument();
    expect(screen.getAllByText(/ from Place a$/)).toHaveLength(2);
    expect(await screen.findByRole('complementary', { name: 'Your plan' })).toHaveTextContent('Place b');
    // The visitor didn't request the plan, so there is no toast.
    expect(screen.queryByText('Recommendations Generated!')).not.toBeInTheDocument();
  });

  it('shows the plan without another call on the way back', async () => {
    const searches = answerSearches({ 1: ['a', 'b'] });
    const { user } = await renderSite(cuisineAddress);
    await user.click(await screen.findByRole('button', { name: 'Back to your plan' }));
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
    expect(searches).toHaveLength(1);
  });

  it('shows a list without the plan when the plan fails, without an error', async () => {
    server.use(http.post('*/api/paris/search', () => refusal(503, 'service_unavailable', 'Later')));
    const bodies = answerCuisine();
    await renderSite(`${cuisineAddress}&at=2026-11-25T12:00`);
    expect(await screen.findByRole('button', { name: /^Restaurant x/ })).toBeInTheDocument();
    expect(bodies).toEqual([{ mood: 'romantic-dreamy', timeframe: 'half-day', startAt: '2026-11-25T12:00' }]);
    expect(screen.queryByText(/Nearest to your plan/)).not.toBeInTheDocument();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });
});

describe('the meals of the plan', () => {
  const both = [samplePause('lunch', 'a'), samplePause('dinner', 'b')];
  const wishes = { mood: 'romantic-dreamy', timeframe: 'half-day', startAt: '2026-11-21T10:00', near: ['a', 'b'] };
  const lunch = { ...wishes, mealAt: '2026-11-21T12:30', after: 'a' };
  const dinner = { ...wishes, mealAt: '2026-11-21T19:30', after: 'b' };

  function planWith(...pauses: typeof both) {
    server.use(http.post('*/api/paris/search', () => HttpResponse.json(samplePlan(['a', 'b'], '1', pauses))));
  }

  it('one meal: the list is for it, with distances from its stop', async () => {
    planWith(samplePause('lunch', 'b'));
    const recommendations = [sampleRestaurant('x', { distanceMetres: 412 }), sampleRestaurant('y', { distanceMetres: 1640 })];
    const bodies = answerCuisine({ recommendations });
    await renderSite(cuisineAddress);
    expect(await screen.findByText('400 m from Place b')).toBeInTheDocument();
    expect(screen.getByText('1.6 km from Place b')).toBeInTheDocument();
    expect(screen.getByText('For lunch at 12:30, as in your plan.')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(bodies).toEqual([{ ...lunch, after: 'b' }]);
  });

  it('two meals: a tab for each, by keyboard, too, and the address keeps which', async () => {
    planWith(...both);
    const bodies = answerCuisine();
    const { user, address } = await renderSite(cuisineAddress);
    const first = await screen.findByRole('tab', { name: 'Lunch, 12:30' });
    expect(first).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('button', { name: /^Restaurant x/ });
    expect(await axeViolations()).toEqual([]);
    first.focus();
    await user.keyboard('{ArrowRight}');
    // What is on the screen comes first, then what is kept along with the plan.
    expect(bodies[0]).toEqual(lunch);
    await user.keyboard('{Enter}');
    const second = screen.getByRole('tab', { name: 'Dinner, 19:30' });
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    expect(second).toHaveFocus();
    await screen.findByRole('button', { name: /^Restaurant x/ });
    expect(bodies).toEqual([lunch, dinner]);
    expect(address()).toBe(`${cuisineAddress}&meal=dinner`);
  });

  it('a reload shows the same meal, and the way back leads to the plan', async () => {
    planWith(...both);
    const bodies = answerCuisine();
    const { user, address } = await renderSite(`${cuisineAddress}&meal=dinner`);
    expect(await screen.findByRole('tab', { name: 'Dinner, 19:30' })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('button', { name: /^Restaurant x/ });
    expect(bodies[0]).toEqual(dinner);
    await user.click(screen.getByRole('button', { name: 'Back to your plan' }));
    expect(await screen.findByRole('heading', { name: 'Place a' })).toBeInTheDocument();
    expect(address()).toBe(planAddress);
  });

  it('a meal that the plan hasn’t is its first instead', async () => {
    planWith(samplePause('lunch', 'a'));
    const bodies = answerCuisine();
    await renderSite(`${cuisineAddress}&meal=dinner`);
    await screen.findByRole('button', { name: /^Restaurant x/ });
    expect(bodies).toEqual([lunch]);
  });

  it('explains an empty list by the hour of the meal', async () => {
    planWith(samplePause('dinner', 'a', { start: '2026-11-21T21:30', end: '2026-11-21T23:00' }));
    answerCuisine({ recommendations: [] });
    await renderSite(cuisineAddress);
    expect(await screen.findByText('Most kitchens are closed around 21:30. Choose another time to set out')).toBeInTheDocument();
  });
});

describe('a restaurant', () => {
  it('says whether to book in its head, and its station in the details', async () => {
    const recommendations = [
      sampleRestaurant('x', { booking: 'required' }),
      sampleRestaurant('y', { booking: 'advised' }),
      sampleRestaurant('z'),
    ];
    answerCuisine({ recommendations });
    const { user } = await renderSite(cuisineAddress);
    const head = (name: string) => screen.getByRole('button', { name: `Restaurant ${name}` });
    expect(await screen.findByRole('button', { name: 'Restaurant x' })).toHaveAccessibleDescription(/Book ahead$/);
    expect(head('y')).toHaveAccessibleDescription(/Booking advised$/);
    expect(head('z')).toHaveAccessibleDescription(/score 4\.4\/5$/);
    await user.click(head('x'));
    expect(screen.getByText('Grands Boulevards').previousSibling).toHaveTextContent('Station');
  });
});
