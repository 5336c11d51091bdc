import { act } from '@testing-library/react';
import { http } from 'msw';
import { type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { authApi } from '../../features/auth/auth-api.js';
import { server } from '../../testing/server.js';
import { App } from '../App.js';
import { makeSiteParts } from '../site-parts.js';
import { makeStore } from '../store.js';

async function appAt(path: string, store = makeStore()) {
  const parts = makeSiteParts(store);
  await parts.routeOf(path).preload();
  return (
    <MemoryRouter initialEntries={[path]}>
      <App store={store} parts={parts} />
    </MemoryRouter>
  );
}

describe('prerendered HTML', () => {
  it.each(['/', '/tokyo'])('of %s hydrates without mismatch, whatever the hour and the theme', async (path) => {
    document.documentElement.dataset.theme = 'dark';
    const container = document.createElement('div');
    container.innerHTML = renderToString(await appAt(path));
    document.body.append(container);
    const [heading] = container.getElementsByTagName('h1');
    const faults: unknown[] = [];
    const app = await appAt(path);
    const root = await act(() => hydrateRoot(container, app, { onRecoverableError: (error) => faults.push(error) }));
    expect(faults).toEqual([]);
    expect(container.getElementsByTagName('h1')[0]).toBe(heading);
    expect(container.querySelector('header')).toHaveTextContent('Theme: dark');
    act(() => root.unmount());
    container.remove();
    delete document.documentElement.dataset.theme;
  });

  it('of a locked city hydrates before the pending session check changes it', async () => {
    server.use(http.get('*/api/auth/user', () => new Promise<Response>(() => undefined)));
    const store = makeStore();
    /** Runs after the root has hydrated and before the page inside does. */
    function Asks() {
      useEffect(() => {
        void store.dispatch(authApi.endpoints.currentUser.initiate());
      }, []);
      return null;
    }
    const both = (app: ReactElement) => (
      <>
        {app}
        <Asks />
      </>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(both(await appAt('/rome')));
    document.body.append(container);
    const faults: unknown[] = [];
    const app = both(await appAt('/rome', store));
    const root = await act(() => hydrateRoot(container, app, { onRecoverableError: (error) => faults.push(error) }));
    expect(faults).toEqual([]);
    expect(container.querySelector('main')).toHaveTextContent('One moment…');
    act(() => root.unmount());
    container.remove();
  });
});
