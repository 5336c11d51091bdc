import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { openAccount } from '../../testing/open-account.js';
import { server } from '../../testing/server.js';
import { watchTimers } from '../../testing/timers.js';

const reply = { exportedAt: '2026-11-22T23:30:00.000Z', services: { identity: { profile: { username: 'ada' } }, billing: {} } };

describe('the file with all data', () => {
  it('is saved under the day of the export, as JSON that people can read, and not kept in the cache', async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: vi.fn() }));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    server.use(http.get('*/api/account/export', () => HttpResponse.json(reply)));
    const { user, section, store } = await openAccount();
    const timers = watchTimers();
    await user.click(section('Your data').getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(section('Your data').getByRole('status')).toHaveTextContent('Your file is ready'));
    expect(clicked.mock.contexts[0]).toHaveProperty('download', 'city-genie-export-2026-11-22.json');
    expect(blobs.map(({ type }) => type)).toEqual(['application/json']);
    expect(await blobs[0]?.text()).toBe(JSON.stringify(reply, undefined, 2));
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    await timers.end(60_000);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(JSON.stringify(store.getState())).not.toContain('exportedAt');
  });

  it('is said to be missing because one is offline', async () => {
    server.use(http.get('*/api/account/export', () => HttpResponse.error()));
    const { user, section } = await openAccount();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(section('Your data').getByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(section('Your data').getByRole('alert')).toHaveTextContent('You are offline. Please try again when you are connected.'),
    );
  });

  it.each([
    ['after too many', () => refusal(429, 'rate_limited', 'That was a lot of exports.'), 'That was a lot of exports.'],
    ['without a reply', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
  ])('is said to be missing %s', async (_when, answer, text) => {
    server.use(http.get('*/api/account/export', answer));
    const { user, section } = await openAccount();
    await user.click(section('Your data').getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(section('Your data').getByRole('alert')).toHaveTextContent(text));
  });
});
