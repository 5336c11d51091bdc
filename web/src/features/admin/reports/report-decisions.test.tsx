import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../../testing/admin.js';
import { refusal } from '../../../testing/handlers.js';
import { reported, serveDecisions, serveReports, settled } from '../../../testing/reports.js';
import { toastSays } from '../../../testing/user-acts.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => reported(`${index + 1}`));

const open = (query = '') => openAdmin(`/admin?tab=reports${query}`);

const button = (name: string) => screen.findByRole('button', { name });

const place = (name: string) => screen.queryByRole('heading', { level: 3, name });

describe('deciding about a reported place', () => {
  it.each([
    ['Done (Café 2)', 'done'],
    ['Keep as it is (Café 2)', 'keep'],
  ])('by “%s” settles the reports that were shown, says so, and the page refills', async (name, outcome) => {
    const { held, asked: lists } = serveReports(many(26));
    const asked = serveDecisions(() => settled(1));
    const { user } = await open();
    const press = await button(name);
    held.places = held.places.filter(({ placeId }) => placeId !== '2');
    await user.click(press);
    await toastSays('status', 'The reports are settled');
    expect(screen.getByRole('article', { name: 'Café 2' })).toBeInTheDocument();
    expect(asked).toEqual([['2', { outcome, until: '2025-11-20T09:00:00.000Z' }]]);
    await waitFor(() => expect(place('Café 26')).toBeInTheDocument());
    expect(place('Café 2')).not.toBeInTheDocument();
    expect(lists).toHaveLength(2);
    const head = screen.getByRole('heading', { level: 2, name: '25 places wait for a decision' });
    expect(head.contains(document.activeElement)).toBe(true);
  });

  it('is said to be for good, at each of the buttons', async () => {
    serveReports(many(1));
    await open();
    expect(await button('Done (Café 1)')).toHaveAccessibleDescription(/for good\.$/);
    expect(await button('Keep as it is (Café 1)')).toHaveAccessibleDescription(/for good\.$/);
  });

  it('of the last one on a page leads to the page before', async () => {
    const { held } = serveReports(many(26));
    serveDecisions(() => settled(1));
    const { user, address } = await open('&page=2');
    const press = await button('Done (Café 26)');
    held.places = many(25);
    await user.click(press);
    await waitFor(() => expect(place('Café 25')).toBeInTheDocument());
    expect(address()).toBe('/admin?tab=reports');
  });

  it('leaves a place that was reported once more meanwhile', async () => {
    const { held } = serveReports(many(1));
    serveDecisions(() => settled(1));
    const { user } = await open();
    const press = await button('Done (Café 1)');
    held.places = [reported('1', { firstAt: '2025-11-22T09:00:00.000Z', lastAt: '2025-11-22T09:00:00.000Z' })];
    await user.click(press);
    expect(await screen.findByText('Reported once, on 22 Nov 2025')).toBeInTheDocument();
  });

  it('says when another administrator was faster', async () => {
    const { held } = serveReports(many(2));
    serveDecisions(() => settled(0));
    const { user } = await open();
    const press = await button('Done (Café 1)');
    held.places = many(2).slice(1);
    await user.click(press);
    await toastSays('alert', 'Another administrator was faster with Café 1.');
    expect(screen.getByRole('article', { name: 'Already decided' })).toBeInTheDocument();
    await waitFor(() => expect(place('Café 1')).not.toBeInTheDocument());
  });

  it('can’t be done twice, and other places can be decided about meanwhile', async () => {
    serveReports(many(2));
    let release = (): void => undefined;
    const reply = new Promise<Response>((resolve) => {
      release = () => resolve(settled(1));
    });
    const asked = serveDecisions(() => reply);
    const { user } = await open();
    await user.click(await button('Done (Café 1)'));
    expect(await button('Done (Café 1)')).toHaveAttribute('aria-busy', 'true');
    expect(await button('Keep as it is (Café 1)')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button('Done (Café 1)'));
    await user.click(await button('Keep as it is (Café 1)'));
    expect(await button('Done (Café 2)')).toHaveAttribute('aria-disabled', 'false');
    expect(asked).toHaveLength(1);
    release();
    await toastSays('status', 'The reports are settled');
  });

  it('that fails leaves the place, and the server says why', async () => {
    serveReports(many(1));
    serveDecisions(() => refusal(503, 'service_unavailable', 'Please try again later'));
    const { user } = await open();
    await user.click(await button('Done (Café 1)'));
    await toastSays('alert', 'Please try again later');
    expect(place('Café 1')).toBeInTheDocument();
    expect(await button('Done (Café 1)')).toHaveAttribute('aria-disabled', 'false');
  });

  it('names the place where the server has no words', async () => {
    serveReports(many(1));
    serveDecisions(() => HttpResponse.error());
    const { user } = await open();
    await user.click(await button('Keep as it is (Café 1)'));
    await toastSays('alert', 'Failed to settle the reports about Café 1');
    expect(within(screen.getByRole('main')).getByText('1 place waits for a decision', { selector: 'h2 span' })).toBeInTheDocument();
  });
});
