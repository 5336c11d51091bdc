import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../app/store.js';
import { lazyPart } from '../ui/lazy-part.js';
import { ToastRegion } from './ToastRegion.js';
import { type ToastMessage, toastShown } from './toast-slice.js';

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`at ${pathname}${hash}`}</p>;
}

function setup(part?: ComponentProps<typeof ToastRegion>['part']) {
  const store = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Address />
        <form aria-label="Login">
          <input />
          <a href="#on">On</a>
        </form>
        <ToastRegion part={part} />
      </MemoryRouter>
    </Provider>,
  );
  return (toast: ToastMessage) => act(() => void store.dispatch(toastShown(toast)));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('ToastRegion', () => {
  it('shows one toast at a time, the latest', () => {
    const show = setup();
    show({ tone: 'success', title: 'First' });
    show({ tone: 'success', title: 'Second' });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Second');
  });

  it('hides a success after five seconds or its own duration', () => {
    const show = setup();
    show({ tone: 'success', title: 'Done' });
    pass(4999);
    expect(screen.getByText('Done')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
    show({ tone: 'success', title: 'Brief', durationMs: 1000 });
    pass(1000);
    expect(screen.queryByText('Brief')).not.toBeInTheDocument();
  });

  it('has a way on, which closes it', () => {
    const show = setup();
    show({ tone: 'error', title: 'Login failed', link: { text: 'Resend link', to: '/login#resend-link' } });
    fireEvent.click(screen.getByRole('link', { name: 'Resend link' }));
    expect(screen.getByText('at /login#resend-link')).toBeInTheDocument();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it('keeps an error however long it takes to understand', () => {
    const show = setup();
    show({ tone: 'error', title: 'Something went wrong' });
    pass(3_600_000);
    expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  });

  it.each([
    ['types', () => fireEvent.input(screen.getByRole('textbox'))],
    ['sends a form', () => fireEvent.submit(screen.getByRole('form'))],
    ['follows a link', () => fireEvent.click(screen.getByText('On'))],
    ['goes back', () => fireEvent.popState(window)],
  ])('ends an error when the visitor %s', (_step, goOn) => {
    const show = setup();
    show({ tone: 'error', title: 'Login failed' });
    fireEvent.click(screen.getByRole('textbox'));
    expect(screen.getByText('Login failed')).toBeInTheDocument();
    goOn();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  });

  it('keeps a success while the visitor goes on', () => {
    const show = setup();
    show({ tone: 'success', title: 'Done' });
    fireEvent.input(screen.getByRole('textbox'));
    expect(screen.getByText('Done')).toBeInTheDocument();
  });

  it('keeps an error that stays open until it is closed', () => {
    const show = setup();
    show({ tone: 'error', title: 'Something went wrong', text: 'Please try again.', staysOpen: true });
    pass(3_600_000);
    fireEvent.input(screen.getByRole('textbox'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  it('hides an error that has a duration', () => {
    const show = setup();
    show({ tone: 'error', title: 'Subscription Required', durationMs: 5000 });
    pass(5000);
    expect(screen.queryByText('Subscription Required')).not.toBeInTheDocument();
  });

  it('pauses while the pointer is on it', () => {
    const show = setup();
    show({ tone: 'success', title: 'Read me' });
    pass(4000);
    const toast = screen.getByRole('article');
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    fireEvent.pointerLeave(toast);
    pass(1000);
    expect(screen.queryByText('Read me')).not.toBeInTheDocument();
  });

  it('pauses while the focus is in it', () => {
    const show = setup();
    show({ tone: 'success', title: 'Read me' });
    pass(4000);
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
    pass(60_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    act(() => screen.getByRole('textbox').focus());
    pass(1000);
    expect(screen.queryByText('Read me')).not.toBeInTheDocument();
  });

  it('closes on a swipe of fifty pixels to the right, not before', () => {
    const show = setup();
    show({ tone: 'error', title: 'Swipe me' });
    const toast = screen.getByRole('article');
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 149 });
    fireEvent.pointerUp(toast, { clientX: 149 });
    expect(screen.getByText('Swipe me')).toBeInTheDocument();
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerUp(toast, { clientX: 150 });
    expect(screen.queryByText('Swipe me')).not.toBeInTheDocument();
  });

  it('gets the focus on F8 and closes on Escape', () => {
    const show = setup();
    show({ tone: 'error', title: 'Here' });
    fireEvent.keyDown(window, { key: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region).toHaveFocus();
    fireEvent.keyDown(region, { key: 'Escape' });
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
  });

  it('gives the focus back when it is closed by keyboard', () => {
    const show = setup();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    show({ tone: 'error', title: 'Here' });
    fireEvent.keyDown(window, { key: 'F8' });
    const close = screen.getByRole('button', { name: 'Close notification' });
    close.focus();
    fireEvent.click(close);
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    button.remove();
  });

  it('says plainly what it has to say when its part can’t be loaded, and closes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const show = setup(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))));
    show({ tone: 'error', title: 'Search failed', text: 'Please try again.' });
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('Search failedPlease try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
