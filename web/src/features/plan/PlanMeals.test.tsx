import type { SearchReply } from '@city-genie/contracts/search/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.js';
import { keepInMemory } from '../../testing/keep-in-memory.js';
import { renderSite } from '../../testing/render-site.js';
import { samplePause, samplePlan, sampleStop } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

const address = '/paris?mood=romantic-dreamy&time=full-day&seed=1';
const twoMeals = samplePlan(['a', 'b', 'c'], '1', [samplePause('lunch', 'a'), samplePause('dinner', 'c', { tables: [] })]);

function answerWith(reply: SearchReply) {
  server.use(http.post('*/api/paris/search', () => HttpResponse.json(reply)));
}

/** The three stops with what stands between them. */
const stops = async () => within(await screen.findByRole('list', { name: 'Stops' })).getAllByRole('listitem');
const mealIn = (stop: HTMLElement | undefined, name: string) => stop && within(stop).queryByRole('heading', { level: 3, name });

// The morning of the sample plan's day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('meals of a plan', () => {
  it('stand after their stops, also after the last, with times and tables', async () => {
    answerWith(twoMeals);
    await renderSite(address);
    const lunch = await screen.findByRole('heading', { level: 3, name: 'Lunch' });
    const items = (await stops()).filter((item) => within(item).queryByRole('article'));
    expect(items).toHaveLength(3);
    expect(items.map((item) => [mealIn(item, 'Lunch'), mealIn(item, 'Dinner')].map(Boolean))).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    const [first, , last] = items;
    expect(lunch.compareDocumentPosition(screen.getByRole('article', { name: 'Place a' }))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(first).toHaveTextContent('12:30 to 13:30Lunch');
    // The way after a meal is from the stop before it.
    expect(items[1]).toHaveTextContent(/min walk, from Place a/);
    expect(last).not.toHaveTextContent('from Place b');
    expect(first).toHaveTextContent('lunch next door250 m');
    expect(first).toHaveTextContent('lunch further on600 m, booking advisedThe way there and back is part of this time.');
    expect(last).toHaveTextContent('19:30 to 21:00DinnerWe know no table of this mood nearby that is open then.');
    expect(screen.getByText(/48 min on foot, 1 h for lunch and 1 h 30 min for dinner\.$/)).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('are had at the stop itself where it serves them', async () => {
    answerWith(samplePlan(['a'], '1', [samplePause('lunch', 'a', { atStop: true, tables: [] })]));
    await renderSite(address);
    const [first] = await stops();
    expect(first).toHaveTextContent('LunchRight here, without going elsewhere');
    expect(screen.queryByText(/We know no table/)).not.toBeInTheDocument();
  });

  it('are had at a table of another mood where there is none of this one', async () => {
    const [near] = samplePause('dinner', 'a').tables;
    const otherTable = near && { ...near, opensAt: '19:45' };
    answerWith(samplePlan(['a'], '1', [samplePause('dinner', 'a', { tables: [], otherTable })]));
    await renderSite(address);
    const [first] = await stops();
    expect(first).toHaveTextContent(
      'DinnerWe know no table of this mood nearby that is open then. Another one nearby:dinner next door250 m, opens at 19:45The way there and back is part of this time.',
    );
  });

  it('may follow the plan, and a place for the evening', async () => {
    const reply = samplePlan(['a'], '1');
    const bar = { id: 'bar', title: 'Last Orders', category: 'bar', legMode: 'walk' as const, legMinutes: 7, booking: 'advised' as const };
    const places = [{ ...bar, from: '2026-11-21T20:37', until: '2026-11-21T22:45', seeProgramme: true }];
    const plan = reply.plan && {
      ...reply.plan,
      afterwards: { tables: samplePause('dinner', 'a').tables, dinnerAt: '2026-11-21T19:30', places },
    };
    answerWith({ ...reply, plan });
    await renderSite(address);
    const afterwards = within(await screen.findByRole('region', { name: 'Afterwards' }));
    expect(afterwards.getByRole('heading', { name: 'Dinner near the last stop, at 19:30' })).toBeInTheDocument();
    expect(afterwards.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'dinner next door250\u00a0m',
      'dinner further on600\u00a0m, booking advised',
      'Last Ordersbar, 7\u00a0min on foot, until 22:45, see the programme, booking advised',
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('may follow the plan at a table of another mood', async () => {
    const reply = samplePlan(['a'], '1');
    const [otherTable] = samplePause('dinner', 'a').tables;
    answerWith({ ...reply, plan: reply.plan && { ...reply.plan, afterwards: { tables: [], otherTable, places: [] } } });
    await renderSite(address);
    expect(await screen.findByRole('region', { name: 'Afterwards' })).toHaveTextContent(
      'Dinner near the last stopWe know no table of this mood nearby that is open then. Another one nearby:dinner next door',
    );
  });

  it('are among the lines of the day at a glance, and each leads to its meal', async () => {
    answerWith(twoMeals);
    const { user } = await renderSite(address);
    const lines = within(await screen.findByRole('list', { name: 'The day at a glance' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      '110:00Place a',
      '12:30Lunch at lunch next door',
      '210:00Place b12\u00a0min on foot',
      '310:00Place c12\u00a0min on foot',
      '19:30Dinner',
    ]);
    await user.click(screen.getByRole('button', { name: /^12:30\s?Lunch/ }));
    expect(screen.getByRole('heading', { level: 3, name: 'Lunch' })).toHaveFocus();
  });

  it('lead to their restaurants, by keyboard, too', async () => {
    answerWith(twoMeals);
    const { user, address: current } = await renderSite(address);
    const toDinner = await screen.findByRole('button', { name: 'Where to eat: Dinner' });
    toDinner.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Local cuisine in\sParis$/ })).toHaveFocus();
    expect(current()).toMatch(/&view=cuisine&meal=dinner$/);
  });

  it('lead nowhere in a plan that is read without a network', async () => {
    const kept = keepInMemory();
    answerWith(twoMeals);
    const first = await renderSite(address);
    await screen.findByRole('button', { name: 'Where to eat: Lunch' });
    await waitFor(() => expect(kept.size).toBe(1));
    first.unmount();
    server.use(http.post('*/api/paris/search', () => HttpResponse.error()));
    await renderSite(address);
    expect(await screen.findByText(/^This is the copy saved/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Lunch' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Where to eat/ })).not.toBeInTheDocument();
  });
});

describe('an evening instead of a full day', () => {
  const evening = {
    ...samplePlan(['a'], '1', [samplePause('dinner', 'a')]),
    notes: [{ code: 'evening_plan', params: { stops: 1 }, text: 'It is too late for a full day, so this is an evening with dinner.' }],
  };

  it('is headed as one, and says why', async () => {
    answerWith(evening);
    await renderSite(address);
    expect(await screen.findByRole('heading', { level: 1, name: /^A romantic evening in\sParis$/ })).toBeInTheDocument();
    expect(await screen.findByText('Romantic, Evening')).toBeInTheDocument();
    expect(screen.getByText(/too late for a full day/)).toBeInTheDocument();
  });

  it('is headed so by its start while the plan is on its way', async () => {
    server.use(http.post('*/api/paris/search', () => new Promise<never>(() => undefined)));
    await renderSite(`${address}&at=2026-11-21T18:00`);
    expect(await screen.findByRole('heading', { level: 1, name: /^A romantic evening in\sParis$/ })).toBeInTheDocument();
  });
});

describe('what to know before one goes', () => {
  it('says whether to book, and the station; nothing where there is nothing to say', async () => {
    const { station: _station, ...canal } = sampleStop('c', { booking: 'none' });
    const stop = (id: string, booking: 'advised' | 'required') => sampleStop(id, { booking, station: 'Saint-Paul' });
    answerWith({ ...samplePlan([]), recommendations: [stop('a', 'advised'), stop('b', 'required'), canal] });
    await renderSite(address);
    const facts = (name: string) => within(screen.getByRole('article', { name }));
    await screen.findByRole('article', { name: 'Place a' });
    expect((await facts('Place a').findByText('Booking advised')).previousSibling).toHaveTextContent('Reservation');
    expect(facts('Place b').getByText('Book ahead')).toBeInTheDocument();
    expect(facts('Place b').getByText('Saint-Paul').previousSibling).toHaveTextContent('Station');
    expect(facts('Place c').queryByText(/^(Reservation|Station)$/)).not.toBeInTheDocument();
  });

  it('says when a house beside the plan has its performances', async () => {
    const { arrive: _a, leave: _l, legMode: _m, legMinutes: _n, walkMinutes: _w, ...other } = sampleStop('z');
    const house = (id: string, startTimes: string[]) => ({ ...other, id, title: `House ${id}`, startTimes });
    answerWith({ ...samplePlan(['a']), alternatives: [house('y', ['Tu-Sa 20:30']), house('z', []), { ...other, id: 'w' }] });
    await renderSite(address);
    const beside = within(await screen.findByRole('region', { name: 'Also in this mood' })).getAllByRole('listitem');
    expect(beside[0]).toHaveTextContent('open 10:00⁠–⁠18:00. Performances Tuesday to Saturday at 20:30.');
    expect(beside[1]).toHaveTextContent('. See the programme.');
    expect(beside[2]).not.toHaveTextContent(/Performances|programme/);
  });
});
