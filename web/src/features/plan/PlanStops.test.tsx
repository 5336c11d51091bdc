import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.js';
import { samplePlan } from '../../testing/sample-plan.js';
import { server } from '../../testing/server.js';

// The morning of the sample plan's day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the stops of a plan', () => {
  it('says where there is time to spare, and who is out in the rain', async () => {
    const { plan, recommendations } = samplePlan(['a', 'b', 'c']);
    const [first, ...others] = recommendations;
    const reply = {
      ...samplePlan(['a', 'b', 'c']),
      recommendations: [
        ...(first ? [{ ...first, indoor: 0 }] : []),
        ...others.map((stop, index) => ({
          ...stop,
          indoor: index === 0 ? 0.4 : 1,
          arrive: `2026-11-21T1${index + 1}:30`,
          leave: `2026-11-21T1${index + 2}:00`,
        })),
      ],
      plan: plan && { ...plan, weatherSpells: [{ kind: 'rain', from: '2026-11-21T10:00', to: '2026-11-21T14:00' }] },
    };
    server.use(http.post('*/api/paris/search', () => HttpResponse.json(reply)));
    await renderSite('/paris?mood=romantic-dreamy&time=half-day&seed=1');
    const stops = within(await screen.findByRole('list', { name: 'Stops' }));
    const stop = (name: string) => within(stops.getByRole('article', { name }));
    expect(stop('Place a').getByText('In the open while rain is expected')).toBeInTheDocument();
    expect(stop('Place b').getByText('Not all under a roof while rain is expected')).toBeInTheDocument();
    expect(stop('Place c').queryByText(/while rain/)).not.toBeInTheDocument();
    expect(stops.getAllByText(/to spare/).map((row) => row.textContent)).toEqual(['33\u00a0min to spare', '18\u00a0min to spare']);
  });
});
