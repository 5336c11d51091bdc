import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-site.js';
import { failureShown } from '../toasts/toast-slice.js';
import { lazyPart } from '../ui/lazy-part.js';
import { dialogOpened } from './dialog-slice.js';
import { type DialogName, type DialogProps, dialogTable } from './dialog-table.js';
import { Overlays } from './Overlays.js';
import { makeStore } from './store.js';

const names = Object.keys(dialogTable).filter((name): name is DialogName => name in dialogTable);

describe('every dialog of the table', () => {
  it.each(names)('%s opens, shows toasts inside, and closes', async (name) => {
    const { store, user } = await renderSite('/about');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void store.dispatch(dialogOpened(name)));
    const dialog = within(await screen.findByRole('dialog'));
    act(() => void store.dispatch(failureShown('Once more, please')));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Once more, please'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('Once more, please');
  });
});

describe('a dialog that can’t be loaded', () => {
  it.each([
    { isOnline: false, words: 'You are offline. Please try again when you are connected.' },
    { isOnline: true, words: 'Please try again later.' },
  ])('is told in a toast, online: $isOnline, and opens once it can be', async ({ isOnline, words }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    // React logs what a boundary has caught.
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => () => <p>Loaded</p>);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const store = makeStore();
    render(
      <Provider store={store}>
        <Overlays dialogs={new Map([['waitlist', lazyPart<DialogProps>(load)]])} />
      </Provider>,
    );
    act(() => void store.dispatch(dialogOpened('waitlist')));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    act(() => void store.dispatch(dialogOpened('waitlist')));
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });
});
