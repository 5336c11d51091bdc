import type { ShownSession } from '@city-genie/contracts/account/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openAccount } from '../../testing/open-account.js';
import { server } from '../../testing/server.js';
import { deviceWords } from './session-words.js';

const here: ShownSession = {
  id: '00000000000000aa',
  browser: 'Firefox',
  system: 'Windows',
  platform: 'desktop',
  startedAt: '2026-11-02T12:00:00.000Z',
  lastUsedAt: '2026-11-22T12:00:00.000Z',
  isCurrent: true,
};
const phone: ShownSession = { ...here, id: '00000000000000bb', browser: 'Safari', system: 'iOS', platform: 'mobile', isCurrent: false };
const old: ShownSession = { ...here, id: '00000000000000cc', browser: '', system: '', platform: '', startedAt: null, isCurrent: false };

const rows = () => within(screen.getByRole('region', { name: 'Signed-in browsers' })).getAllByRole('listitem');

describe('signed-in browsers', () => {
  it('are named in words, with the days, and this one is marked', async () => {
    const { section } = await openAccount(undefined, { sessions: [here, phone, old] });
    await section('Signed-in browsers').findByText('Firefox on Windows, computer');
    const [first, second, third] = rows();
    expect(first).toHaveTextContent(/^Firefox on Windows, computerActive now\. Signed in 2 November 2026, \d\d:\d\d\.This browser$/);
    expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent(
      /^Safari on iOS, phoneLast used 22 November 2026, around \d\d:00\. Signed in 2 November 2026, \d\d:\d\d\./,
    );
    expect(third).toHaveTextContent(/^A browserLast used/);
  });

  it('of the same kind are told apart by when they were signed in', async () => {
    const twin = { ...phone, id: '00000000000000dd', startedAt: '2026-11-05T12:00:00.000Z' };
    const { section } = await openAccount(undefined, { sessions: [here, phone, twin] });
    const buttons = await section('Signed-in browsers').findAllByRole('button', { name: /^Sign out Safari on iOS, phone, signed in/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('signed in 2 November 2026'),
      expect.stringContaining('signed in 5 November 2026'),
    ]);
  });

  it('can be signed out one by one, and it is said which', async () => {
    const ended: unknown[] = [];
    server.use(
      http.delete('*/api/account/sessions/:id', ({ params }) => {
        ended.push(params.id);
        server.use(http.get('*/api/account/sessions', () => HttpResponse.json({ success: true, sessions: [here] })));
        return HttpResponse.json({ success: true, message: 'Signed out' });
      }),
    );
    const { user, section } = await openAccount(undefined, { sessions: [here, phone] });
    await user.click(await section('Signed-in browsers').findByRole('button', { name: /^Sign out Safari on iOS, phone/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(section('Signed-in browsers').getByRole('status')).toHaveTextContent(
      /^Signed out: Safari on iOS, phone, signed in 2 November 2026, \d\d:\d\d$/,
    );
    expect(screen.getByRole('heading', { name: 'Signed-in browsers' })).toHaveFocus();
    expect(ended).toEqual(['00000000000000bb']);
  });

  it('can all be signed out but this one', async () => {
    const ended: unknown[] = [];
    server.use(
      http.delete('*/api/account/sessions/:id', ({ params }) => {
        ended.push(params.id);
        server.use(http.get('*/api/account/sessions', () => HttpResponse.json({ success: true, sessions: [here] })));
        return HttpResponse.json({ success: true, message: 'Signed out' });
      }),
    );
    const { user, section } = await openAccount(undefined, { sessions: [here, phone, old] });
    await user.click(await section('Signed-in browsers').findByRole('button', { name: 'Sign out other browsers' }));
    await waitFor(() => expect(section('Signed-in browsers').getByRole('status')).toHaveTextContent('All other browsers are signed out'));
    expect(ended).toEqual([phone.id, old.id]);
    await waitFor(() => expect(section('Signed-in browsers').queryByRole('button', { name: /other/ })).not.toBeInTheDocument());
  });

  it('says so when one of them could not be signed out, and shows which are left', async () => {
    server.use(
      http.delete('*/api/account/sessions/:id', ({ params }) => {
        server.use(http.get('*/api/account/sessions', () => HttpResponse.json({ success: true, sessions: [here, old] })));
        return params.id === phone.id ? HttpResponse.json({ success: true, message: 'Signed out' }) : HttpResponse.error();
      }),
    );
    const { user, section } = await openAccount(undefined, { sessions: [here, phone, old] });
    await user.click(await section('Signed-in browsers').findByRole('button', { name: 'Sign out other browsers' }));
    await waitFor(() => expect(section('Signed-in browsers').getByRole('alert')).toHaveTextContent('City Genie could not be reached.'));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('stay when signing out fails, which is said', async () => {
    server.use(http.delete('*/api/account/sessions/:id', () => HttpResponse.error()));
    const { user, section } = await openAccount(undefined, { sessions: [here, phone] });
    await user.click(await section('Signed-in browsers').findByRole('button', { name: /^Sign out Safari/ }));
    await waitFor(() => expect(section('Signed-in browsers').getByRole('alert')).toHaveTextContent('City Genie could not be reached.'));
    expect(rows()).toHaveLength(2);
  });

  it('can be looked up again when that has failed', async () => {
    const { user, section } = await openAccount(undefined, { sessions: 'away' });
    const again = await section('Signed-in browsers').findByRole('button', { name: 'Try again' });
    server.use(http.get('*/api/account/sessions', () => HttpResponse.json({ success: true, sessions: [here] })));
    await user.click(again);
    expect(await section('Signed-in browsers').findByText('Firefox on Windows, computer')).toBeInTheDocument();
  });
});

describe('deviceWords', () => {
  it.each([
    ['Firefox', 'Windows', 'desktop', 'Firefox on Windows, computer'],
    ['Chrome', 'Android', 'mobile', 'Chrome on Android, phone'],
    ['Safari', 'iOS', 'tablet', 'Safari on iOS, tablet'],
    ['Samsung Internet for Android', 'Android', 'tablet', 'Samsung Internet for Android, tablet'],
    ['', 'Linux', '', 'A browser on Linux'],
    ['Opera', '', 'constructor', 'Opera'],
    ['', '', '', 'A browser'],
  ])('of %j, %j and %j is %j', (browser, system, platform, words) => {
    expect(deviceWords({ browser, system, platform })).toBe(words);
  });
});
