import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { samplePlan, sampleStop } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

const address = '/paris?mood=romantic-dreamy&time=half-day&seed=1';
const wishes = { mood: 'romantic-dreamy', timeframe: 'half-day' };

/** The sample plan of these stops, as a search takes it. */
const base = (...ids: string[]) => ids.map((id) => `${id}@2026-11-21T10:00/2026-11-21T10:45`);

/** Answers each search with the next list of ids, and records the bodies. */
function answerInTurn(...turns: string[][]) {
  const bodies: SearchRequest[] = [];
  server.use(
    http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      return HttpResponse.json(samplePlan(turns[Math.min(bodies.length, turns.length) - 1] ?? [], body.seed));
    }),
  );
  return bodies;
}

function answerWith(change: Partial<SearchReply>) {
  server.use(http.post('*/api/paris/search', () => HttpResponse.json({ ...samplePlan(['a', 'b']), ...change })));
}

const press = (name: RegExp | string) => screen.findByRole('button', { name });
/** A heading by its name, in which some spaces are non-breaking. */
const heading = (name: string) => screen.findByRole('heading', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}$`) });

// The morning of the sample plan's day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('plan page', () => {
  it('has mood, slot, hours and totals in its head', async () => {
    await renderSite(address);
    expect(await heading('A romantic half day in Paris')).toHaveProperty('tagName', 'H1');
    expect(await screen.findByText('Saturday 21 November, 10:00 to 15:00')).toBeInTheDocument();
    expect(screen.getByText('Three stops: 3 h 20 min in places and 48 min on foot.')).toBeInTheDocument();
    expect(screen.getByText('Planned for dry weather.')).toBeInTheDocument();
    expect(await screen.findByText('Romantic, Half day')).toBeInTheDocument();
  });

  it('shows reasons, times and facts of a stop', async () => {
    answerWith({
      recommendations: [
        sampleStop('a', {
          reservationRequired: true,
          booking: 'required',
          website: 'https://www.musee.test/visit',
          phoneNumber: '+33 1 44 18 61 10',
          verification: 'verified',
          checkedAt: '2026-10-03T08:00:00.000Z',
        }),
      ],
    });
    const { user } = await renderSite(address);
    const stop = within(await screen.findByRole('article', { name: 'Place a' }));
    expect(stop.getByText('10:00')).toHaveAttribute('datetime', '2026-11-21T10:00');
    expect(stop.getByText('Why a.')).toBeInTheDocument();
    expect(await stop.findByText('10:00–18:00')).toBeInTheDocument();
    expect(stop.getByText('Book ahead')).toBeInTheDocument();
    expect(stop.getByRole('img', { name: 'Price: moderate, 2 of 4' })).toBeInTheDocument();
    expect(stop.getByRole('link', { name: /^musee.test/ })).toHaveAttribute('href', 'https://www.musee.test/visit');
    expect(stop.getByRole('link', { name: '+33 1 44 18 61 10' })).toHaveAttribute('href', 'tel:+33144186110');
    expect(stop.getByText('Saturday 3 October')).toBeInTheDocument();
    const more = stop.getByRole('button', { name: 'More: Place a' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toHaveTextContent('A tip for a.');
  });
});

describe('plan steps', () => {
  it('pinning does not search; Refresh keeps pinned stops', async () => {
    const bodies = answerInTurn(['a', 'b'], ['a', 'c']);
    const { user } = await renderSite(address);
    await user.click(await press(/^Pin.*Place a/));
    await user.click(await press(/^Pin.*Place b/));
    expect(screen.getAllByText('Pinned: stays on Refresh')).toHaveLength(2);
    await user.click(await press(/^Unpin.*Place b/));
    expect(bodies).toHaveLength(1);
    await user.click(await press('Refresh'));
    await heading('Place c');
    expect(bodies[1]).toEqual({ ...wishes, seed: '2', pin: ['a'], seen: ['a', 'b'] });
    expect(screen.getByText('Pinned: stays on Refresh')).toBeInTheDocument();
  });

  it('a swap sends the plan as it stands, and focuses the new stop; Refresh makes a new one', async () => {
    const bodies = answerInTurn(['a', 'b', 'c'], ['a', 'd', 'c'], ['e', 'f']);
    const { user } = await renderSite(address);
    await user.click(await press(/^Swap.*Place b/));
    await waitFor(async () => expect(await heading('Place d')).toHaveFocus());
    expect(bodies[1]).toEqual({ ...wishes, seed: '1', startAt: '2026-11-21T10:00', base: base('a', 'b', 'c'), meals: [], exclude: ['b'] });
    await user.click(await press('Refresh'));
    await heading('Place e');
    expect(bodies[2]).toEqual({ ...wishes, seed: '2', startAt: '2026-11-21T10:00', exclude: ['b'], seen: ['a', 'd', 'c'] });
  });

  it('places of an address that are left out can be brought back', async () => {
    const bodies = answerInTurn(['c', 'd'], ['a', 'b']);
    const { user } = await renderSite(`${address}&no=a`);
    expect(await screen.findByText(/One place is left out/)).toBeInTheDocument();
    await user.click(await press('Bring back'));
    await heading('Place a');
    expect(bodies.map(({ exclude }) => exclude)).toEqual([['a'], undefined]);
  });

  it('an alternative can be put in, and is pinned', async () => {
    const { arrive: _a, leave: _l, legMode: _m, legMinutes: _n, walkMinutes: _w, ...other } = sampleStop('z');
    const bodies: SearchRequest[] = [];
    server.use(
      http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
        const body = await request.json();
        bodies.push(body);
        return HttpResponse.json({ ...samplePlan(body.pin ? ['a', 'z'] : ['a', 'b'], body.seed), alternatives: [other] });
      }),
    );
    const { user } = await renderSite(address);
    await user.click(await press(/^Put it in.*Place z/));
    const stops = within(await screen.findByRole('list', { name: 'Stops' }));
    await waitFor(() => expect(stops.getByRole('heading', { name: 'Place z' })).toHaveFocus());
    expect(bodies[1]).toEqual({ ...wishes, seed: '1', startAt: '2026-11-21T10:00', base: base('a', 'b'), meals: [], pin: ['z'] });
  });

  it('the dry-day plan of a rainy day can be shown and left again', async () => {
    const bodies: SearchRequest[] = [];
    server.use(
      http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
        const body = await request.json();
        bodies.push(body);
        const reply = samplePlan(['a'], body.seed);
        return HttpResponse.json({ ...reply, plan: reply.plan && { ...reply.plan, weatherUsed: body.weather === 'dry' ? 'dry' : 'rain' } });
      }),
    );
    const { user } = await renderSite(address);
    await user.click(await press('Show the dry-day plan'));
    expect(await screen.findByText('Planned as if it stayed dry.')).toBeInTheDocument();
    await user.click(await press('Back to the forecast'));
    expect(await screen.findByText(/^Planned for rain/)).toBeInTheDocument();
    expect(bodies.map((body) => body.weather)).toEqual([undefined, 'dry']);
  });
});

describe('failed plans', () => {
  it('500: shows no old plan', async () => {
    const first = await renderSite(address);
    await heading('Place a');
    first.unmount();
    server.use(http.post('*/api/paris/search', () => refusal(500, 'internal_error', 'Something broke here')));
    await renderSite(address);
    expect(await screen.findByText('Something broke here')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Place a' })).not.toBeInTheDocument();
  });

  it('a start too far ahead can be planned anew', async () => {
    server.use(
      http.post<never, SearchRequest>('*/api/paris/search', async ({ request }) => {
        const body = await request.json();
        return body.startAt
          ? refusal(400, 'validation_failed', 'Please choose a start within the next 14 days', { startAt: 'no' })
          : HttpResponse.json(samplePlan(['a']));
      }),
    );
    const { user } = await renderSite(`${address}&at=2027-01-01T10:00`);
    expect(await screen.findByText('Please choose a start within the next 14 days')).toBeInTheDocument();
    await user.click(await press('Plan it for the next good start'));
    expect(await heading('Place a')).toBeInTheDocument();
  });
});

describe('exports', () => {
  it('copies a link that shows this plan', async () => {
    const { user } = await renderSite(address);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await press('Copy link'));
    expect(write.mock.calls[0]?.[0]).toMatch(/\?mood=romantic-dreamy&time=half-day&at=2026-11-21T10:00&seed=1$/);
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });

  it('shows the link for manual copying when there is no clipboard', async () => {
    const { user } = await renderSite(address);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await press('Copy link'));
    expect(await screen.findByLabelText('Copy this link:')).toHaveFocus();
  });

  it('offers a calendar file, a map file, printing and the map service', async () => {
    const { plan } = samplePlan([]);
    answerWith({
      plan: plan && {
        ...plan,
        mapLinks: [
          { from: 1, to: 4, mode: 'walk', url: 'https://www.google.com/maps/dir/?api=1&travelmode=walking' },
          { from: 4, to: 5, mode: 'transit', url: 'https://www.google.com/maps/dir/?api=1&travelmode=transit' },
        ],
      },
    });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = await renderSite(address);
    expect(await screen.findByRole('link', { name: 'Calendar (.ics)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/paris\/plan\.ics\?stop=a%40/),
    );
    expect(screen.getByRole('link', { name: 'Route (.gpx)' })).toHaveAttribute('href', expect.stringContaining('/plan.gpx?'));
    const directions = within(screen.getByRole('list', { name: 'Directions' }));
    const [walk, ride] = directions.getAllByRole('link');
    expect(walk).toHaveTextContent(/^Walk stops 1\u2060–\u20604 in Google Maps/);
    expect(walk).toHaveAttribute('rel', 'noopener noreferrer');
    expect(ride).toHaveTextContent(/^Ride from stop 4 to 5/);
    expect(ride).toHaveAttribute('href', expect.stringContaining('travelmode=transit'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });
});
