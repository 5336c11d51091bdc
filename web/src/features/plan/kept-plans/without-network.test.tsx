import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInMemory } from '../../../testing/keep-in-memory.js';
import { renderSite } from '../../../testing/render-site.js';
import { samplePlan } from '../../../testing/sample-plan.js';
import { server } from '../../../testing/server.js';
import { planBase } from './plan-base.js';

const address = '/paris?mood=romantic-dreamy&time=half-day&seed=1';

/** A heading by its name, in which some spaces are non-breaking. */
const heading = (name: string) => screen.findByRole('heading', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}$`) });
const press = (name: string) => screen.findByRole('button', { name });

// The morning of the sample plan's day.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') });
  server.use(http.post('*/api/paris/search', () => HttpResponse.json(samplePlan(['a']))));
});
afterEach(() => void vi.useRealTimers());

it('without a network: the plan of this very address is there, read-only, and another tab’s isn’t', async () => {
  const kept = keepInMemory();
  const first = await renderSite(address);
  await heading('Place a');
  await waitFor(() => expect([...kept.values()].map(({ cuisine }) => cuisine.length)).toEqual([1]));
  expect(await screen.findByText(/^Saved on this/)).toBeInTheDocument();
  first.unmount();
  server.use(http.post('*/api/paris/search', () => HttpResponse.error()));
  server.use(http.post('*/api/paris/cuisine', () => HttpResponse.error()));
  const second = await renderSite(address);
  expect(await screen.findByText(/^This is the copy saved on /)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Place a' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pin/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  await second.user.click(await press('Discover Local Cuisine'));
  expect(await screen.findAllByRole('heading', { name: /^Restaurant / })).not.toHaveLength(0);
  second.unmount();
  const { user } = await renderSite('/paris?mood=artistic-cultural&time=full-day&seed=9');
  expect(await screen.findByText('This plan needs a connection')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Place a' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^A romantic half\sday in\sParis$/ })).toHaveAttribute('href', address);
  server.resetHandlers();
  await user.click(await press('Try again'));
  expect(await heading('An artistic full day in Paris')).toBeInTheDocument();
});

it('on a bad line the copy is read until the reply is there', async () => {
  const kept = keepInMemory();
  const first = await renderSite(address);
  await heading('Place a');
  await waitFor(() => expect(kept.size).toBe(1));
  first.unmount();
  let reply = (_: Response) => {};
  server.use(http.post('*/api/paris/search', () => new Promise<Response>((resolve) => (reply = resolve))));
  await renderSite(address);
  expect(await screen.findByText(/^This is the copy saved on /, {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Place a' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  reply(HttpResponse.json(samplePlan(['b'])));
  expect(await heading('Place b')).toBeInTheDocument();
  expect(screen.queryByText(/^This is the copy saved on /)).not.toBeInTheDocument();
});

it('a plan under way comes from its copy; another day it is asked for again', async () => {
  const kept = keepInMemory();
  let searches = 0;
  server.use(
    http.post('*/api/paris/search', () => {
      searches += 1;
      return HttpResponse.json(samplePlan(['a']));
    }),
  );
  const first = await renderSite(address);
  await heading('Place a');
  await waitFor(() => expect(kept.size).toBe(1));
  first.unmount();
  vi.setSystemTime(Date.parse('2026-11-21T11:00:00Z'));
  const second = await renderSite(address);
  expect(await heading('Place a')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Pin/ })).toBeInTheDocument();
  expect(searches).toBe(1);
  second.unmount();
  vi.setSystemTime(Date.parse('2026-11-21T16:00:00Z'));
  await renderSite(address);
  await heading('Place a');
  expect(searches).toBe(2);
});

it('where storage is refused, nothing is said to be saved, and nothing breaks', async () => {
  const refused = vi.spyOn(planBase, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.spyOn(planBase, 'read').mockRejectedValue(new DOMException('off', 'SecurityError'));
  await renderSite(address);
  await heading('Place a');
  await waitFor(() => expect(refused).toHaveBeenCalled());
  expect(screen.queryByText(/^Saved on this/)).not.toBeInTheDocument();
});
