import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.js';
import { makeSiteParts } from '../app/site-parts.js';
import { makeStore } from '../app/store.js';

/** The whole site at a path, with a store of its own; the path's page is loaded already. */
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
