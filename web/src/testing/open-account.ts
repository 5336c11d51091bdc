import type { Account, ShownSession } from '@city-genie/contracts/account/routes';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { tellAccount } from './account.js';
import { renderSite } from './render-site.js';
import { sampleAccount } from './sample-account.js';
import { server } from './server.js';

type Options = { path?: string; sessions?: ShownSession[] | 'away' };

/** Opens the account page as this user. */
export async function openAccount(account: Account = sampleAccount, { path = '/account', sessions = [] }: Options = {}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  tellAccount(account);
  const { createdAt: _created, pendingEmail: _pending, preferences: _preferences, secondFactor: _factor, ...user } = account;
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(user)),
    http.get('*/api/account/sessions', () => (sessions === 'away' ? HttpResponse.error() : HttpResponse.json({ success: true, sessions }))),
  );
  const site = await renderSite(path);
  await screen.findByRole('heading', { level: 2, name: 'Profile' });
  /** A section by its heading. */
  const section = (name: string) => within(screen.getByRole('region', { name }));
  return { ...site, section };
}
