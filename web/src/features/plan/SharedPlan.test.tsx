import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSearches } from '../../testing/answer-searches.js';
import { keepInMemory } from '../../testing/keep-in-memory.js';
import { renderSite } from '../../testing/render-site.js';
import { isShared, ownPlan } from './shared-plan.js';

const address = '/paris?mood=romantic-dreamy&time=half-day&at=2026-11-21T10:00&seed=1';

// The morning of the sample plan's day.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') });
  answerSearches({ 1: ['a', 'b'] });
});
afterEach(() => void vi.useRealTimers());

const offer = () => screen.findByRole('region', { name: 'This plan came by a link. Make it yours.' });

describe('a plan that came by a link', () => {
  it('can be started at the soonest, which its button tells, and Back leads to it again', async () => {
    const { user, address: addressNow, go } = await renderSite(address);
    await user.click(within(await offer()).getByRole('button', { name: 'Start today at 09:15' }));
    expect(addressNow()).toBe('/paris?mood=romantic-dreamy&time=half-day&seed=1');
    expect(screen.queryByRole('region', { name: /by a link/ })).not.toBeInTheDocument();
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

  it('is not one that the visitor’s own last plan leads to', async () => {
    const kept = keepInMemory();
    const first = await renderSite(address);
    await offer();
    await waitFor(() => expect(kept.size).toBe(1));
    first.unmount();
    const { user } = await renderSite('/');
    await user.click(await screen.findByRole('link', { name: /^a romantic half.day in.Paris, today/ }));
    await screen.findByRole('heading', { name: 'Place a' });
    expect(screen.queryByRole('region', { name: /by a link/ })).not.toBeInTheDocument();
  });

  it('is one with a start that no step led to, and no link to one’s own plans', () => {
    const plan = { seed: '1', startAt: '2026-11-21T10:00' };
    expect([undefined, null, {}, 'seen', { own: 'yes' }].map((state) => isShared(plan, state))).toEqual([true, true, true, true, true]);
    const others = [
      isShared(plan, ownPlan),
      isShared(plan, { seen: [] }),
      isShared({ seed: '1' }, null),
      isShared({ startAt: plan.startAt }, null),
    ];
    expect(others).toEqual([false, false, false, false]);
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
