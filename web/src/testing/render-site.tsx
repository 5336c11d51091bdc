import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app/App.js';
import { makeSiteParts } from '../app/site-parts.js';
import { makeStore } from '../app/store.js';

function Address({ onChange }: { onChange: (location: Location, navigate: NavigateFunction) => void }) {
  onChange(useLocation(), useNavigate());
  return null;
}

/** Renders the whole site at a path, with its own store; the page's code is loaded already. */
export async function renderSite(path: string) {
  const store = makeStore();
  const parts = makeSiteParts(store);
  await parts.routeOf(new URL(path, location.origin).pathname).preload();
  let current: Location | undefined;
  let navigate: NavigateFunction | undefined;
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Address
        onChange={(location, navigateNow) => {
          current = location;
          navigate = navigateNow;
        }}
      />
      <App store={store} parts={parts} />
    </MemoryRouter>,
  );
  /** Path and query of the page that is shown. */
  const address = () => `${current?.pathname}${current?.search}`;
  /** What the browser keeps beside the address. */
  const historyState = () => current?.state;
  /** Leaves the page as by a button of the browser. */
  const go = (to: string) => navigate?.(to);
  return { store, user: userEvent.setup(), address, historyState, go, ...view };
}
