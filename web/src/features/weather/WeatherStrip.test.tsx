import { findCity } from '@city-genie/city-data/catalog';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { attachApi } from '../../app/attach-api.js';
import { makeStore } from '../../app/store.js';
import { refusal } from '../../testing/handlers.js';
import { sampleWeather } from '../../testing/sample-weather.js';
import { server } from '../../testing/server.js';
import { readUnits } from './units-storage.js';
import { WeatherStrip } from './WeatherStrip.js';

function renderWeather(key: string) {
  const store = makeStore();
  attachApi(store);
  const city = findCity(key);
  if (!city) {
    throw new RangeError(key);
  }
  render(
    <Provider store={store}>
      <WeatherStrip city={city} />
    </Provider>,
  );
  return userEvent.setup();
}

describe('WeatherStrip', () => {
  it('shows three days in the city’s units, with the source', async () => {
    renderWeather('paris');
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByText('10°C')).toHaveLength(3);
    expect(screen.getAllByText('16 km/h')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /Open-Meteo/ })).toHaveAttribute('href', 'https://open-meteo.com/');
    expect(screen.getByRole('link', { name: /CC BY 4.0/ })).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  });

  it('shows the days after on demand, those that are a likelihood apart', async () => {
    const user = renderWeather('paris');
    await user.click(await screen.findByText('The days after'));
    expect(await screen.findByText(/a likelihood rather than a forecast/)).toBeInTheDocument();
    const [near, far] = screen.getAllByRole('list').slice(1);
    expect(within(near ?? document.body).getAllByRole('listitem')).toHaveLength(4);
    expect(within(far ?? document.body).getAllByRole('listitem')).toHaveLength(8);
    expect(near).toHaveTextContent(/Tue 24.*Overcast.*3°C – 9°C/);
    expect(near).toHaveTextContent(/Wed 25.*Overcast.*5\s% chance/);
  });

  it('has no days after where nobody knows them', async () => {
    server.use(http.get('*/api/weather/paris', () => HttpResponse.json({ success: true, weather: sampleWeather({ outlook: [] }) })));
    renderWeather('paris');
    await screen.findAllByRole('listitem');
    expect(screen.queryByText('The days after')).not.toBeInTheDocument();
  });

  it('starts with °F and mph in New York', async () => {
    renderWeather('newyork');
    expect(await screen.findAllByText('50°F')).toHaveLength(3);
    expect(screen.getAllByText('10 mph')).toHaveLength(3);
  });

  it('changes units and saves the choice', async () => {
    const user = renderWeather('paris');
    await user.click(await screen.findByRole('button', { name: /Fahrenheit/ }));
    expect(screen.getAllByText('50°F')).toHaveLength(3);
    expect(readUnits()).toBe('imperial');
  });

  it('states the age of a stale forecast', async () => {
    server.use(
      http.get('*/api/weather/paris', () => HttpResponse.json({ success: true, weather: sampleWeather({ stale: true, ageSeconds: 700 }) })),
    );
    renderWeather('paris');
    expect(await screen.findByText(/Last seen 12 minutes ago/)).toBeInTheDocument();
  });

  it('draws today by the hour, with a text equivalent', async () => {
    const hours = ['00:00', '08:00', '16:00'].map((clock, index) => ({
      time: `2026-11-21T${clock}`,
      condition: 'rain' as const,
      icon: 'rain' as const,
      temperature: index * 5,
      precipitationProbability: index * 30,
      windSpeed: 5,
    }));
    server.use(http.get('*/api/weather/paris', () => HttpResponse.json({ success: true, weather: sampleWeather({ hourly: hours }) })));
    renderWeather('paris');
    expect(
      await screen.findByRole('img', {
        name: 'Today by the hour: coldest 0°C at 00:00, warmest 10°C at 16:00; chance of rain at most 60 %, at 16:00',
      }),
    ).toBeInTheDocument();
  });

  it('shows a text without a forecast', async () => {
    server.use(http.get('*/api/weather/paris', () => refusal(503, 'weather_unavailable', 'Weather data not available')));
    renderWeather('paris');
    expect(await screen.findByText('Weather data temporarily unavailable')).toBeInTheDocument();
    expect(screen.getByText('Please check back later')).toBeInTheDocument();
  });
});
