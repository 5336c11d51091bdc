import type { PlanChange, SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.js';
import { samplePlan, sampleStop } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

const address = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
const times = {
  a: ['10:00', '10:45'],
  b: ['11:00', '12:00'],
  c: ['14:00', '14:30'],
  d: ['11:05', '11:50'],
  e: ['14:10', '14:40'],
  z: ['15:00', '16:00'],
};
type Id = keyof typeof times;

const stopOf = (id: Id) => ({ ...sampleStop(id), arrive: `2026-11-21T${times[id][0]}`, leave: `2026-11-21T${times[id][1]}` });
const base = (...ids: Id[]) => ids.map((id) => `${id}@2026-11-21T${times[id][0]}/2026-11-21T${times[id][1]}`);
type Answer = { ids: Id[]; changes?: PlanChange[]; notes?: SearchReply['notes'] };

/** Answers each search with the next plan, and records the bodies. */
function answerInTurn(...turns: Answer[]) {
  const bodies: SearchRequest[] = [];
  const { arrive: _a, leave: _l, legMode: _m, legMinutes: _n, walkMinutes: _w, ...beside } = sampleStop('z');
  server.use(
    http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      const { ids, changes, notes = [] } = turns[Math.min(bodies.length, turns.length) - 1] ?? { ids: [] };
      const reply = { ...samplePlan(ids, body.seed), recommendations: ids.map(stopOf), notes, alternatives: [beside] };
      return HttpResponse.json({ ...reply, ...(changes && { changes }) });
    }),
  );
  return bodies;
}

const press = (name: RegExp | string) => screen.findByRole('button', { name });
const stop = async (id: Id) => within(await screen.findByRole('article', { name: `Place ${id}` }));
const swapped: Answer = {
  ids: ['a', 'd', 'c'],
  changes: [
    { id: 'd', kind: 'new' },
    { id: 'c', kind: 'moved', minutes: 20 },
    { id: 'b', kind: 'gone' },
  ],
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('what a visitor changed of a plan', () => {
  it('is marked: what is new, and what comes at another time', async () => {
    answerInTurn({ ids: ['a', 'b', 'c'] }, swapped);
    const { user } = await renderSite(address);
    await user.click(await press(/^Swap.*Place b/));
    expect((await stop('d')).getByText('Instead of Place b')).toBeInTheDocument();
    expect((await stop('c')).getByText('20 min later')).toBeInTheDocument();
    expect((await stop('a')).queryByText(/later|Instead/)).not.toBeInTheDocument();
  });

  it('is undone in its place, and the other stops stay', async () => {
    const bodies = answerInTurn({ ids: ['a', 'b', 'c'] }, swapped, { ids: ['a', 'b', 'c'], changes: [] });
    const { user } = await renderSite(address);
    await user.click(await press(/^Swap.*Place b/));
    await user.click((await stop('d')).getByRole('button', { name: /^Undo/ }));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Place b' })).toHaveFocus());
    expect(bodies[2]).toMatchObject({ base: base('a', 'b', 'c'), startAt: '2026-11-21T10:00', seed: '1' });
    expect(bodies[2]).not.toHaveProperty('exclude');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('is undone act by act: an earlier one alone, too', async () => {
    const second: Answer = {
      ids: ['a', 'd', 'e'],
      changes: [
        { id: 'e', kind: 'new' },
        { id: 'c', kind: 'gone' },
      ],
    };
    const bodies = answerInTurn({ ids: ['a', 'b', 'c'] }, swapped, second, { ids: ['a', 'b', 'e'], changes: [] });
    const { user } = await renderSite(address);
    await user.click(await press(/^Swap.*Place b/));
    await user.click(await press(/^Not for me.*Place c/));
    expect((await stop('e')).getByText('Instead of Place c')).toBeInTheDocument();
    await user.click((await stop('d')).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(bodies).toHaveLength(4));
    expect(bodies[3]).toMatchObject({ base: base('a', 'b', 'e'), exclude: ['c'] });
    expect((await stop('e')).getByRole('button', { name: /^Undo/ })).toBeInTheDocument();
  });

  it('can be undone beside the plan, where nothing came', async () => {
    const gone: Answer = {
      ids: ['a', 'c'],
      changes: [{ id: 'b', kind: 'gone' }],
      notes: [{ code: 'nothing_instead', params: { id: 'b', name: 'Place b' }, text: 'Nothing else fits in place of Place b.' }],
    };
    const bodies = answerInTurn({ ids: ['a', 'b', 'c'] }, gone, { ids: ['a', 'b', 'c'], changes: [] });
    const { user } = await renderSite(address);
    await user.click(await press(/^Not for me.*Place b/));
    expect(await screen.findByText('Nothing else fits in place of Place b.')).toBeInTheDocument();
    expect(screen.getByText(/^Place b is left out\./)).toBeInTheDocument();
    expect(screen.queryByText(/as you wished/)).not.toBeInTheDocument();
    await user.click(await press(/^Undo.*Place b/));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies[2]).toMatchObject({ base: base('a', 'b', 'c') });
  });

  it('brings back what made room for a place that was put in', async () => {
    const putIn: Answer = {
      ids: ['a', 'b', 'z'],
      changes: [
        { id: 'z', kind: 'new' },
        { id: 'c', kind: 'gone' },
      ],
    };
    const bodies = answerInTurn({ ids: ['a', 'b', 'c'] }, putIn, { ids: ['a', 'b', 'c'], changes: [] });
    const { user } = await renderSite(address);
    await user.click(await press(/^Put it in.*Place z/));
    const added = await stop('z');
    expect(added.getByText('Put in by you')).toBeInTheDocument();
    await user.click(added.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies[2]).toMatchObject({ base: base('a', 'b', 'c') });
    expect(bodies[2]).not.toHaveProperty('pin');
  });

  it('gives a pin back that it took', async () => {
    const bodies = answerInTurn({ ids: ['a', 'b', 'c'] }, swapped, { ids: ['a', 'b', 'c'], changes: [] });
    const { user } = await renderSite(address);
    await user.click(await press(/^Pin.*Place b/));
    await user.click(await press(/^Swap.*Place b/));
    await user.click((await stop('d')).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies.map(({ pin }) => pin)).toEqual([undefined, undefined, ['b']]);
  });

  it('is still there after a look at the dry-day plan', async () => {
    const rain = (reply: SearchReply) => ({ ...reply, plan: reply.plan && { ...reply.plan, weatherUsed: 'rain' as const } });
    const bodies: SearchRequest[] = [];
    server.use(
      http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
        const body = await request.json();
        bodies.push(body);
        const ids: Id[] = body.base ? ['a', 'd', 'c'] : ['a', 'b', 'c'];
        const reply = { ...samplePlan(ids, body.seed), recommendations: ids.map(stopOf), changes: swapped.changes };
        return HttpResponse.json(body.weather === 'dry' ? reply : rain(reply));
      }),
    );
    const { user } = await renderSite(address);
    await user.click(await press(/^Swap.*Place b/));
    expect((await stop('d')).getByText('Instead of Place b')).toBeInTheDocument();
    await user.click(await press('Show the dry-day plan'));
    await stop('b');
    expect(bodies.at(-1)).not.toHaveProperty('base');
    await user.click(await press('Back to the forecast'));
    expect((await stop('d')).getByRole('button', { name: /^Undo/ })).toBeInTheDocument();
    expect(bodies).toHaveLength(3);
  });

  it('is not marked for others who open its address, which shows the same plan', async () => {
    const bodies = answerInTurn(swapped);
    await renderSite(`${address}&at=2026-11-21T10:00&base=a@10:00-10:45,b@11:00-12:00,c@14:00-14:30&no=b`);
    expect((await stop('d')).queryByText(/Instead/)).not.toBeInTheDocument();
    expect((await stop('c')).queryByText(/later/)).not.toBeInTheDocument();
    expect(bodies).toEqual([
      { mood: 'romantic-dreamy', timeframe: 'half-day', seed: '1', startAt: '2026-11-21T10:00', base: base('a', 'b', 'c'), exclude: ['b'] },
    ]);
  });

  it('is in the link that is copied', async () => {
    answerInTurn({ ids: ['a', 'b', 'c'] }, swapped);
    const { user } = await renderSite(address);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await press(/^Swap.*Place b/));
    await stop('d');
    await user.click(await press('Copy link'));
    expect(write.mock.calls[0]?.[0]).toMatch(/&at=2026-11-21T10:00&seed=1&base=a@10:00-10:45,b@11:00-12:00,c@14:00-14:30&meals=none&no=b$/);
  });
});
