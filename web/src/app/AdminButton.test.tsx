import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { admin, openAdmin, serveUsers } from '../testing/admin.js';
import { renderSite } from '../testing/render-site.js';
import { subscriber } from '../testing/sample-user.js';
import { server } from '../testing/server.js';
import { refuseCall } from '../testing/visitor.js';

const button = () => screen.queryByRole('link', { name: 'Admin' });

describe('the button of administrators', () => {
  it.each(['/', '/about', '/paris'])('is on %s, leads to the dashboard, and isn’t there', async (path) => {
    serveUsers();
    const { user, address } = await openAdmin(path);
    await user.click(await screen.findByRole('link', { name: 'Admin' }));
    expect(address()).toBe('/admin');
    expect(await screen.findByRole('tab', { name: 'User Management' })).toBeInTheDocument();
    expect(button()).not.toBeInTheDocument();
  });

  it('isn’t shown to a subscriber', async () => {
    await openAdmin('/about', subscriber);
    expect(await screen.findAllByRole('button', { name: 'ada' })).not.toHaveLength(0);
    expect(button()).not.toBeInTheDocument();
  });

  it('isn’t shown to a guest', async () => {
    await renderSite('/about');
    expect(button()).not.toBeInTheDocument();
  });

  it('isn’t shown while nobody knows who is here, and goes when the session ends', async () => {
    let tell = (): void => undefined;
    const asked = new Promise<Response>((resolve) => {
      tell = () => resolve(HttpResponse.json(admin));
    });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => asked));
    const { store } = await renderSite('/about');
    expect(button()).not.toBeInTheDocument();
    tell();
    expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    await act(() => refuseCall(store, 'unauthenticated'));
    expect(button()).not.toBeInTheDocument();
  });
});
