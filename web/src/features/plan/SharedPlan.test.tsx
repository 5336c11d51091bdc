import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSearches } from '../../testing/answer-searches.js';
import { renderSite } from '../../testing/render-site.js';
import { isShared } from './shared-plan.js';

const address = '/paris?mood=romantic-dreamy&time=half-day&at=2026-11-21T10:00&seed=1';

// The morning of the sample plan's day.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') });
  answerSearches({ 1: ['a', 'b'] });
});
afterEach(() => void vi.useRealTimers());

const offer = () => screen.findByRole('region', { name: 'Somebody shared this plan. Make it yours.' });

describe('a plan that somebody shared', () => {
  it('can be started as soon as it is worth it, which its button tells, and Back leads to it again', async () => {
    const { user, address: addressNow, go } = await renderSite(address);
    await user.click(within(await offer()).getByRole('button', { name: 'Start today at 09:15' }));
    expect(addressNow()).toBe('/paris?mood=romantic-dreamy&time=half-day&seed=1');
    expect(screen.queryByRole('region', { name: /shared/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    go(-1);
    await offer();
    expect(addressNow()).toBe(address);
  });

  it('can have another day: the choices are made already, but for the start', async () => {
    const { user, address: addressNow } = await renderSite(address);
    await user.click(within(await offer()).getByRole('button', { name: /Choose your own day$/ }));
    expect(addressNow()).toBe('/paris?mood=romantic-dreamy&time=half-day');
    expect(await screen.findByRole('button', { name: /^Romantic / })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is one with a start that no step led to', () => {
    const plan = { seed: '1', startAt: '2026-11-21T10:00' };
    expect([undefined, null, {}, 'seen'].map((state) => isShared(plan, state))).toEqual([true, true, true, true]);
    expect([isShared(plan, { seen: [] }), isShared({ seed: '1' }, null), isShared({ startAt: plan.startAt }, null)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the tab', () => {
  it('is named after the plan, with its day once that is known, and after the city when one chooses', async () => {
    document.title = 'As sent';
    const { user } = await renderSite('/paris?mood=romantic-dreamy&time=half-day&seed=1');
    expect(document.title).toBe('A romantic half day in Paris | City Genie');
    await waitFor(() => expect(document.title).toBe('A romantic half day in Paris, Sat 21 Nov | City Genie'));
    await user.click(await screen.findByRole('button', { name: 'Back to Paris' }));
    await waitFor(() => expect(document.title).toMatch(/^Paris by mood: /));
  });
});
