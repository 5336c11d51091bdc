import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '../App.js';
import { makeSiteParts } from '../site-parts.js';
import { makeStore } from '../store.js';

async function appAt(path: string) {
  const store = makeStore();
  const parts = makeSiteParts(store);
  await parts.routeOf(path).preload();
  return (
    <MemoryRouter initialEntries={[path]}>
      <App store={store} parts={parts} />
    </MemoryRouter>
  );
}

describe('prerendered HTML', () => {
  it.each(['/', '/tokyo'])('of %s is taken over as it is, whatever the hour and the theme', async (path) => {
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
});
