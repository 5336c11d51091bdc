import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.js';
import { makeSiteParts } from '../app/site-parts.js';
import { makeStore } from '../app/store.js';

/** Renders the whole site at a path, with its own store; the page's code is loaded already. */
export async function renderSite(path: string) {
  const store = makeStore();
  const parts = makeSiteParts(store);
  await parts.routeOf(new URL(path, location.origin).pathname).preload();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App store={store} parts={parts} />
    </MemoryRouter>,
  );
  return { store, user: userEvent.setup(), ...view };
}
