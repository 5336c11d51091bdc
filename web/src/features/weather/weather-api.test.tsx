import { findCity } from '@city-genie/city-data/catalog';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachApi } from '../../app/attach-api.js';
import { makeStore } from '../../app/store.js';
import { sampleWeather } from '../../testing/sample-weather.js';
import { server } from '../../testing/server.js';
import { WeatherStrip } from './WeatherStrip.js';

const minuteMs = 60_000;
const start = Date.parse('2026-11-21T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

/** Shows the weather of Paris as often as wanted, on pages that share one cache; counts what is asked of the server. */
function openPages() {
  const asked = { times: 0 };
  server.use(
    http.get('*/api/weather/paris', () => {
      asked.times += 1;
      return HttpResponse.json({ success: true, weather: sampleWeather() });
    }),
  );
  const store = makeStore();
  attachApi(store);
  const paris = findCity('paris');
  if (!paris) {
    throw new RangeError('paris');
  }
  const open = async () => {
    const { unmount } = render(
      <Provider store={store}>
        <WeatherStrip city={paris} />
      </Provider>,
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    return unmount;
  };
  return { store, asked, open };
}

describe('a forecast', () => {
  it('is asked for once in ten minutes, and then by the next page that shows it', async () => {
    const { asked, open } = openPages();
    (await open())();
    vi.setSystemTime(start + 10 * minuteMs - 1000);
    (await open())();
    expect(asked.times).toBe(1);
    vi.setSystemTime(start + 10 * minuteMs);
    await open();
    await waitFor(() => expect(asked.times).toBe(2));
  });

  it.each([
    ['the window gets the focus', () => fireEvent.focus(window)],
    ['the page is shown again', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
    ['the network is back', () => fireEvent(window, new Event('online'))],
  ])('isn’t asked for again because %s, also where the library listens for that', async (_what, happen) => {
    const { store, asked, open } = openPages();
    const stopListening = setupListeners(store.dispatch);
    await open();
    vi.setSystemTime(start + 60 * minuteMs);
    await act(async () => void happen());
    expect(asked.times).toBe(1);
    stopListening();
  });
});
