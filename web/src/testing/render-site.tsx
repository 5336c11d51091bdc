import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/App.js';
import { documentLoad } from '../app/document-load.js';
import { makeSiteParts } from '../app/site-parts.js';
import { makeStore } from '../app/store.js';

function Address({ onChange }: { onChange: (location: Location, navigate: NavigateFunction) => void }) {
  onChange(useLocation(), useNavigate());
  return null;
}

/**
 * Renders the whole site at a path, with its own store; the page's code is loaded already. Where the site loads a page as a document of its
 * own, it is rendered anew there with another store, and `loads` counts that. `state` is what the browser keeps beside the address.
 */
export async function renderSite(path: string, state?: object) {
  let current: Location | undefined;
  let navigate: NavigateFunction | undefined;
  const open = async (entry: string | Partial<Location>, pathname: string) => {
    const store = makeStore();
    const parts = makeSiteParts(store);
    await parts.routeOf(pathname).preload();
    const show = () =>
      render(
        <MemoryRouter initialEntries={[entry]}>
          <Address
            onChange={(location, navigateNow) => {
              current = location;
              navigate = navigateNow;
            }}
          />
          <App store={store} parts={parts} />
        </MemoryRouter>,
      );
    return { store, show };
  };
  const { pathname, search, hash } = new URL(path, location.origin);
  const { store, show } = await open(state ? { pathname, search, hash, state } : path, pathname);
  let view = show();
  let loads = 0;
  vi.spyOn(documentLoad, 'again').mockImplementation(() => {
    loads += 1;
    void (async () => {
      const next = await open(current ?? path, current?.pathname ?? path);
      // A test may be over by then.
      if (view.container.isConnected) {
        act(() => view.unmount());
        view = next.show();
      }
    })();
  });
  /** Path and query of the page that is shown. */
  const address = () => `${current?.pathname}${current?.search}`;
  /** What the browser keeps beside the address. */
  const historyState = () => current?.state;
  /** Goes to a path, or so many entries on in the history, as by the browser's own buttons. */
  const go = (to: string | number) => (typeof to === 'number' ? navigate?.(to) : navigate?.(to));
  return { store, user: userEvent.setup(), address, historyState, go, loads: () => loads, ...view, unmount: () => view.unmount() };
}
