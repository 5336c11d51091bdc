import type { SearchRequest } from '@city-genie/contracts/search/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.js';
import { refusal } from '../../testing/handlers.js';
import { keepInMemory } from '../../testing/keep-in-memory.js';
import { renderSite } from '../../testing/render-site.js';
import { samplePause, samplePlan, sampleStop } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

const address = '/paris?mood=romantic-dreamy&time=half-day&seed=1&at=2026-11-21T10:00';
const times = { a: ['10:00', '10:45'], b: ['11:00', '12:00'], c: ['14:00', '14:30'], d: ['14:40', '15:00'] } as const;
type Id = keyof typeof times;
const stopOf = (id: Id) =>
  sampleStop(id, { arrive: `2026-11-21T${times[id][0]}`, leave: `2026-11-21T${times[id][1]}`, legMinutes: 12, walkMinutes: 12 });

const lunch = { ...samplePause('lunch', 'c'), start: '2026-11-21T14:05', end: '2026-11-21T14:10' };

/** Answers with these stops in turn, and lunch after Place c, or with a failure, and records the bodies. */
function answerInTurn(...turns: (Id[] | 'failure')[]) {
  const bodies: SearchRequest[] = [];
  server.use(
    http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      const turn = turns[Math.min(bodies.length, turns.length) - 1] ?? [];
      return turn === 'failure'
        ? refusal(503, 'service_unavailable', 'We are away for a moment')
        : HttpResponse.json({
            ...samplePlan([], body.seed, [lunch]),
            recommendations: turn.map(stopOf),
            ...(body.base && { changes: [] }),
          });
    }),
  );
  return bodies;
}

const bar = async () => within(await screen.findByRole('complementary', { name: 'Your day now' }));
const titles = () =>
  within(screen.getByRole('list', { name: 'Stops' }))
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);
const more = (id: Id) => screen.getByRole('button', { name: new RegExp(`: Place ${id}$`), expanded: true });

// Paris is an hour ahead: 11:30, at the second stop.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:30:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a day under way', () => {
  it('unfolds the stop where one is, and names the next one with the way there', async () => {
    answerInTurn(['a', 'b', 'c', 'd']);
    await renderSite(address);
    const next = await bar();
    expect(await next.findByText('14:00 · 12 min on foot')).toBeInTheDocument();
    expect(next.getByText('Place c')).toBeInTheDocument();
    expect(next.getByRole('link', { name: /^Directions: Place c/ })).toBeInTheDocument();
    await waitFor(() => expect(more('b')).toHaveTextContent(/^Less/));
    expect(screen.queryByRole('link', { name: /^Directions: Place a/ })).not.toBeInTheDocument();
  });

  it('knows its meals: lunch is what is now, in the lines of the day and in the bar', async () => {
    vi.setSystemTime(Date.parse('2026-11-21T11:45:00Z'));
    const plan = samplePlan([], '1', [samplePause('lunch', 'b')]);
    server.use(
      http.post('*/api/paris/search', () => HttpResponse.json({ ...plan, recommendations: (['a', 'b', 'c'] as const).map(stopOf) })),
    );
    await renderSite(address);
    expect((await bar()).getByText(/^Lunch until/)).toHaveTextContent('Now: Lunch until 13:30');
    const lines = within(screen.getByRole('list', { name: 'The day at a glance' })).getAllByRole('button');
    expect(lines.map((line) => [line.textContent?.replace(/^\d?\d\d:\d\d/, ''), line.getAttribute('aria-current')])).toEqual([
      ['Place a12\u00a0min on foot, done', null],
      ['Place b12\u00a0min on foot, done', null],
      ['Lunch at lunch next doorNow', 'step'],
      ['Place c12\u00a0min on foot', null],
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('is planned anew for who is late: what lies behind stays, and one step back brings the plan before', async () => {
    const bodies = answerInTurn(['a', 'b', 'c', 'd'], ['c', 'd']);
    const { user, address: current } = await renderSite(address);
    await user.click(await (await bar()).findByRole('button', { name: 'Running late?' }));
    await user.click((await bar()).getByRole('button', { name: /^15.min late$/ }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({
      startAt: '2026-11-21T14:15',
      until: '2026-11-21T15:00',
      base: ['c@2026-11-21T14:00/2026-11-21T14:30', 'd@2026-11-21T14:40/2026-11-21T15:00'],
      // After the next stop it is still to come, whenever it began before.
      meals: ['lunch'],
      exclude: ['a', 'b'],
    });
    await screen.findByText(/^Moved 15 min later\.$/);
    expect(titles()).toEqual(['Place a', 'Place b', 'Place c', 'Place d']);
    expect(screen.getByText(/^Your plan has four stops/)).toBeInTheDocument();
    expect(screen.queryByText(/as you wished/)).not.toBeInTheDocument();
    await user.click((await bar()).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(current()).toBe(address.replace('&seed=1&at=2026-11-21T10:00', '&at=2026-11-21T10:00&seed=1')));
    expect(bodies).toHaveLength(2);
  });

  it('has no toast for a step back, also when the plan before has to be asked for again', async () => {
    const kept = keepInMemory();
    const bodies = answerInTurn(['a', 'b', 'c', 'd'], ['c', 'd'], ['a', 'b', 'c', 'd']);
    const first = await renderSite(address);
    await waitFor(() => expect(kept.size).toBe(1));
    first.unmount();
    // From its copy.
    const { user } = await renderSite(address);
    await user.click(await (await bar()).findByRole('button', { name: 'Running late?' }));
    await user.click((await bar()).getByRole('button', { name: /^15.min late$/ }));
    await screen.findByText(/^Moved 15 min later\.$/);
    await user.click((await bar()).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    await waitFor(() => expect(document.querySelector('[data-plan]')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByText('Recommendations Generated!')).not.toBeInTheDocument();
  });

  it('goes on without a stop that is skipped, and nothing comes for it', async () => {
    const bodies = answerInTurn(['a', 'b', 'c', 'd'], ['b', 'd']);
    const { user } = await renderSite(address);
    await user.click(await (await bar()).findByRole('button', { name: 'Running late?' }));
    await user.click((await bar()).getByRole('button', { name: 'Skip Place c' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({
      startAt: '2026-11-21T11:00',
      base: ['b@2026-11-21T11:00/2026-11-21T12:00', 'd@2026-11-21T14:40/2026-11-21T15:00'],
      meals: ['lunch'],
      exclude: ['a', 'c'],
    });
    await waitFor(() => expect(titles()).toEqual(['Place a', 'Place b', 'Place d']));
  });

  it('keeps its plan when a step fails, and says so where it was taken', async () => {
    answerInTurn(['a', 'b', 'c', 'd'], 'failure');
    const { user, address: current } = await renderSite(address);
    await user.click(await (await bar()).findByRole('button', { name: 'Running late?' }));
    await user.click((await bar()).getByRole('button', { name: /^30.min late$/ }));
    expect(await (await bar()).findByText('Nothing has changed. We are away for a moment')).toBeInTheDocument();
    expect(titles()).toEqual(['Place a', 'Place b', 'Place c', 'Place d']);
    expect(current()).not.toContain('until');
  });

  it('stays unfolded when a step at a stop is refused, which says so there', async () => {
    answerInTurn(['a', 'b', 'c', 'd'], 'failure');
    const { user } = await renderSite(address);
    await user.click(await screen.findByRole('button', { name: /^More.*Place c/ }));
    const stop = screen.getByRole('article', { name: 'Place c' });
    const pressed = within(stop).getByRole('button', { name: /^Other ideas from here on/ });
    await user.click(pressed);
    expect(await within(stop).findByRole('alert')).toHaveTextContent('Nothing has changed. We are away for a moment');
    expect(pressed).toHaveFocus();
    expect(within(stop).getByRole('button', { name: /^Less/ })).toBeVisible();
  });

  it('has other places from a stop on, pinned ones excepted, and they are undone together', async () => {
    const bodies = answerInTurn(['a', 'b', 'c'], ['a', 'd', 'c'], ['a', 'b', 'c']);
    const { user } = await renderSite(address);
    await user.click(await screen.findByRole('button', { name: /^Pin.*Place c/ }));
    await user.click(screen.getByRole('button', { name: /^Other ideas from here on.*Place b/ }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ exclude: ['b'], pin: ['c'] });
    await user.click(within(await screen.findByRole('article', { name: 'Place d' })).getByRole('button', { name: /^Undo: New/ }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies[2]).not.toHaveProperty('exclude');
  });

  it('offers no other places where all that follows is pinned: there would be none', async () => {
    answerInTurn(['a', 'b', 'c']);
    const { user } = await renderSite(address);
    await user.click(await screen.findByRole('button', { name: /^Pin.*Place c/ }));
    const offered = () => screen.getAllByRole('button', { name: /^Other ideas from here on/ }).map((button) => button.textContent);
    expect(offered()).toEqual(['a', 'b'].map((id) => `Other ideas from here on: Place ${id}`));
    // Place c is all that is still to come of the day.
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });
});
