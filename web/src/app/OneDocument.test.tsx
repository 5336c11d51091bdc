import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-site.js';
import { unpaid, unpaidMember } from '../testing/sample-user.js';
import { signIn, tellPayment } from '../testing/visitor.js';
import { toastShown } from '../toasts/toast-slice.js';
import { App } from './App.js';
import { documentLoad } from './document-load.js';
import { makeSiteParts } from './site-parts.js';
import { makeStore } from './store.js';

const plans = { level: 1, name: 'Two tickets to the same eight cities' };
const about = { level: 1, name: 'About City Genie' };
const key = 'city-genie.toast';

/** The site as in a browser, whose document stays the same. */
async function openInBrowser(path: string) {
  history.replaceState(null, '', path);
  const again = vi.spyOn(documentLoad, 'again').mockReturnValue();
  const store = makeStore();
  const parts = makeSiteParts(store);
  await parts.routeOf(path).preload();
  let navigate: NavigateFunction | undefined;
  function Navigator() {
    navigate = useNavigate();
    return null;
  }
  render(
    <BrowserRouter>
      <Navigator />
      <App store={store} parts={parts} />
    </BrowserRouter>,
  );
  return { store, again, user: userEvent.setup(), go: (to: string, options?: NavigateOptions) => act(async () => navigate?.(to, options)) };
}

describe('a page with a document of its own', () => {
  it('is loaded anew when a link leads there; until then the page before stays', async () => {
    const { again, user } = await openInBrowser('/login');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(again).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/register');
    expect(screen.getByRole('form', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Create Account' })).not.toBeInTheDocument();
  });

  it('is left by loading the next page, also with an anchor', async () => {
    const { again, go } = await openInBrowser('/subscribe');
    await go('/#cities');
    expect(again).toHaveBeenCalledOnce();
    expect(location.hash).toBe('#cities');
    expect(screen.getByRole('heading', plans)).toBeInTheDocument();
  });

  it('isn’t the document of another such page', async () => {
    const { again, go } = await openInBrowser('/subscribe');
    await go('/register');
    expect(again).toHaveBeenCalledOnce();
  });

  it('gets the state of the navigation that leads there', async () => {
    const { go } = await openInBrowser('/subscribe');
    await go('/login', { state: { loginReason: 'ended' } });
    expect(sessionStorage.getItem('city-genie.navigation-state')).toBe('{"address":"/login","state":{"loginReason":"ended"}}');
  });

  it('stays while only its query changes, and so do all others among themselves', async () => {
    const plansPage = await openInBrowser('/subscribe');
    await plansPage.go('/subscribe?cancelled=true');
    expect(screen.getByText('Payment cancelled')).toBeInTheDocument();
    expect(plansPage.again).not.toHaveBeenCalled();
  });

  it('is loaded anew on Back, and left on Back', async () => {
    const { again, go } = await openInBrowser('/about');
    await go('/subscribe');
    expect(again).toHaveBeenCalledTimes(1);
    // The document of /about is still here, and may show /about.
    act(() => history.back());
    await waitFor(() => expect(location.pathname).toBe('/about'));
    expect(screen.getByRole('heading', about)).toBeInTheDocument();
    expect(again).toHaveBeenCalledTimes(1);
    act(() => history.forward());
    await waitFor(() => expect(again).toHaveBeenCalledTimes(2));
    expect(location.pathname).toBe('/subscribe');
    expect(screen.getByRole('heading', about)).toBeInTheDocument();
  });

  it('is loaded anew when a guard leads there, with what the guard says', async () => {
    const { again, store } = await openInBrowser('/');
    await act(async () => {
      await signIn(store, unpaidMember);
      await tellPayment(store, unpaid);
    });
    await waitFor(() => expect(again).toHaveBeenCalledOnce());
    expect(location.pathname).toBe('/subscribe');
    expect(sessionStorage.getItem(key)).toContain('Payment Required');
  });
});

describe('a toast', () => {
  const alert = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('alert');
  const note = { tone: 'error', title: 'Payment Required', text: 'Please pay', link: { text: 'Login', to: '/login' } } as const;

  it('is shown after the load, once', async () => {
    const { store, go, loads } = await renderSite('/about');
    act(() => void store.dispatch(toastShown(note)));
    act(() => void go('/subscribe'));
    await screen.findByRole('heading', plans);
    await waitFor(() => expect(alert()).toHaveTextContent('Payment Required'));
    expect(alert()).toHaveTextContent('Please pay');
    expect(within(alert()).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(loads()).toBe(1);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('is lost where the browser keeps nothing, and the page comes all the same', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { store, go } = await renderSite('/about');
    act(() => void store.dispatch(toastShown(note)));
    act(() => void go('/subscribe'));
    expect(await screen.findByRole('heading', plans)).toBeInTheDocument();
    expect(alert()).toBeEmptyDOMElement();
  });

  it.each([
    ['no JSON', 'Payment'],
    ['without a title', '{"tone":"error"}'],
    ['of an unknown tone', '{"tone":"loud","title":"A"}'],
  ])('that is %s isn’t shown', async (_what, kept) => {
    sessionStorage.setItem(key, kept);
    const { store } = await renderSite('/about');
    await vi.dynamicImportSettled();
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('leads to no other site', async () => {
    sessionStorage.setItem(key, JSON.stringify({ ...note, link: { text: 'Login', to: '//evil.example' } }));
    await renderSite('/about');
    await waitFor(() => expect(alert()).toHaveTextContent('Payment Required'));
    expect(within(alert()).queryByRole('link')).not.toBeInTheDocument();
  });
});
